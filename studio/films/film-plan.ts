/** A film of the live page: which moment of which simulated season, in league time. */
export type FilmPlan = {
  name: string;
  openingDay: string;
  seed: string;
  gamePk: number;
  /** UTC */
  from: string;
  to: string;
  /** how many times faster than it happened the film runs */
  speed: number;
  /** how many times faster the league plays while it is filmed: a long film waits less, and shows fewer of the pitches */
  leagueSpeed: number;
  /** CSS pixels from the top of the page to the top of the picture, or the section that stays at its foot */
  scrollTo: number | string;
  /** what its captions follow: more than a sentence a second is too fast to read */
  tells: 'pitches' | 'plays';
};

const season = { openingDay: '2026-03-27', seed: '1' };

export const filmPlans: readonly FilmPlan[] = [
  {
    ...season,
    name: 'plate-appearance',
    gamePk: 911588,
    from: '2026-07-03T19:06:52Z',
    to: '2026-07-03T19:10:05Z',
    speed: 11,
    leagueSpeed: 1,
    scrollTo: 420,
    tells: 'pitches',
  },
  {
    ...season,
    name: 'ninth-inning',
    gamePk: 911600,
    from: '2026-07-04T14:03:50Z',
    to: '2026-07-04T14:25:00Z',
    speed: 64,
    leagueSpeed: 4,
    scrollTo: 'Win probability',
    tells: 'plays',
  },
];
