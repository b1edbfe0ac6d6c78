import { describe, expect, test } from 'vitest';
import { clubStrengths } from './club-strengths.ts';
import { emptyForecastState, type ForecastState } from './forecast-state.ts';
import { forecast } from './forecast.ts';
import { lineupChanges } from './lineups.ts';
import type { ForecastClub, LineupBatter } from './played-game.ts';
import { update } from './update-state.ts';

const batting = { hits: 8, walks: 3, homeRuns: 1, strikeouts: 8, earlyRuns: 2 };

/** Nine batters: the first has a value, the others none. */
const nine = (club: string, value: number, first = 'star'): LineupBatter[] =>
  Array.from({ length: 9 }, (_, place) => ({
    id: `${club} ${place === 0 ? first : place}`,
    value: place === 0 ? value : 0,
  }));

type Lineup = ForecastClub['lineup'];
const game = (home: Lineup, away: Lineup, season = 2030) => ({
  season,
  home: { club: 'AAA', starter: null, lineup: home },
  away: { club: 'BBB', starter: null, lineup: away },
});

function play(home: Lineup, away: Lineup, times: number, state = emptyForecastState()): ForecastState {
  const { season, ...sides } = game(home, away);
  for (let n = 0; n < times; n += 1)
    update(state, {
      season,
      home: { ...sides.home, runs: 6, ...batting },
      away: { ...sides.away, runs: 3, ...batting },
    });
  return state;
}

const partOf = (state: ForecastState, home: Lineup, away: Lineup, season?: number) =>
  forecast(state, game(home, away, season)).parts.lineups;
const [good, average] = [nine('A', 0.1), nine('B', 0)];

describe('the part of the lineups', () => {
  test('is 0.2 per run of the difference before any game', () =>
    expect(partOf(emptyForecastState(), good, average)).toBeCloseTo(0.2 * 4.2 * 0.1, 12));

  test.each([
    ['of no club is known', emptyForecastState(), null, null],
    ['of one club is not known', emptyForecastState(), good, null],
    ['were known only in earlier seasons', play(good, average, 20), null, null, 2031],
  ])('is 0 if those %s', (_, state, home, away, season = 2030) => expect(partOf(state, home, away, season)).toBe(0));

  test('is that of the usual lineups before the announcement', () => {
    expect(partOf(play(good, average, 20), null, null)).toBeCloseTo(0.2 * 4.2 * 0.1, 12);
    // the last fifteen games count
    expect(partOf(play(average, average, 5, play(good, average, 20)), null, null)).toBeCloseTo(
      0.2 * 4.2 * 0.1 * (10 / 15),
      12,
    );
  });

  test.each([
    [1, 0.2 * 4.2 * (0.1 - 0.1 - 0.1 / 5)],
    [5, 0.2 * 4.2 * -0.1],
    [20, 0.2 * 4.2 * -0.1],
  ])('counts a deviation from the usual lineup after %i games', (games, logit) =>
    expect(partOf(play(good, average, games), nine('A', 0, 'rookie'), average)).toBeCloseTo(logit, 12),
  );

  test('is subtracted before the ratings are updated, and a game without lineups has none', () => {
    const clubsAfter = (home: Lineup, away: Lineup) => forecast(play(home, away, 10), game(null, null)).parts.clubs;
    expect(clubsAfter(good, average)).toBeLessThan(clubsAfter(average, good));
    expect(clubsAfter(good, null)).toBe(clubsAfter(null, null));
    const withUsual = play(null, null, 1, play(good, average, 5));
    const changed = play(null, null, 1, { ...play(good, average, 5), lineups: new Map() });
    expect(forecast(withUsual, game(null, null)).parts.clubs).toBe(forecast(changed, game(null, null)).parts.clubs);
  });

  test('belongs to the strength of a club', () => {
    const strengthOf = (state: ForecastState) =>
      clubStrengths(state, { season: 2030, clubs: ['AAA', 'BBB'] }).byClub.get('AAA');
    const known = play(good, average, 5);
    const lessLineups = strengthOf({ ...known, lineups: new Map() })?.logit ?? 0;
    expect(strengthOf(known)?.logit).toBeCloseTo(lessLineups + (0.2 * 4.2 * 0.1) / 2, 12);
  });
});

describe('the changes of a lineup', () => {
  const changesOf = (state: ForecastState, lineup: Lineup) =>
    lineupChanges(state, { club: 'AAA', starter: null, lineup }, 2030);

  test('are the usual batters who rest and the others who play, compared with a batter without seasons', () => {
    const scale = 0.4 * 4.2;
    expect(changesOf(play(good, average, 15), nine('A', 0.02, 'rookie'))).toEqual([
      { batter: 'A star', kind: 'rests', logit: expect.closeTo(-scale * 0.11, 12) },
      { batter: 'A rookie', kind: 'plays', logit: expect.closeTo(scale * 0.03, 12) },
    ]);
  });

  test('add up to the change of the forecast', () => {
    const state = play(good, average, 15);
    const lineup = nine('A', 0.02, 'rookie');
    const sum = changesOf(state, lineup).reduce((total, { logit }) => total + logit, 0);
    expect(sum).toBeCloseTo(partOf(state, lineup, average) - partOf(state, null, average), 12);
  });

  test('are none for the usual nine, without an announcement and without games', () => {
    const state = play(good, average, 15);
    expect([changesOf(state, good), changesOf(state, null), changesOf(emptyForecastState(), good)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('do not name a batter who rests as often as others', () => {
    const state = play(nine('A', 0, 'rookie'), average, 8, play(good, average, 7));
    expect(changesOf(state, nine('A', 0, 'rookie'))).toEqual([]);
  });
});
