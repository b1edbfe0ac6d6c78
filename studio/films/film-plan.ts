/** A film of the live page: a span of one simulated game, in league time. */
export type FilmPlan = {
  name: string;
  openingDay: string;
  seed: string;
  gamePk: number;
  /** UTC */
  from: string;
  to: string;
  /** playback speed: league seconds per second of film */
  speed: number;
  /** speed of the league's clock during the recording: a higher speed records a long film sooner and shows fewer pitches */
  leagueSpeed: number;
  /** scroll position in CSS pixels, or the label of the section shown at the bottom of the picture */
  scrollTo: number | string;
  /** which events the captions describe; more than one sentence a second is too fast to read */
  captionDetail: 'pitches' | 'plays';
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
    captionDetail: 'pitches',
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
    captionDetail: 'plays',
  },
];
