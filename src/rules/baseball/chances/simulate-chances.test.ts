import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesAfter } from './chances-after.ts';
import { decideSeason } from './decided-goals.ts';
import { type Goal, goals } from './goals.ts';
import { seasonChancesSchema } from './season-chances.ts';
import { seasonFormat } from './season-format.ts';
import { type KnownSeason, planSeason } from './season-plan.ts';
import { simulateChances } from './simulate-chances.ts';
import { inventedKnownSeason, inventedSchedule } from './testing/invented-known-season.ts';

function simulate(known: Partial<KnownSeason>, { seasons = 40, seed = 1 } = {}) {
  const chances = simulateChances(inventedKnownSeason(known), { seasons, seed });
  if (chances === null) throw new Error('No chances');
  const clubOf = (id: number) => {
    const club = chances.clubs.find((each) => each.id === id);
    if (club === undefined) throw new Error(`No club ${id}`);
    return club;
  };
  return { ...chances, clubOf };
}

/** the clubs that reach each goal in one season, by format */
const shared = { division: 6, championshipSeries: 4, worldSeries: 2, title: 1, divisionSeries: 8 };
const places: Readonly<Record<string, Record<Goal, number>>> = {
  2019: { ...shared, wildCard: 4, bye: 6, playoffs: 10 },
  2020: { ...shared, wildCard: 10, bye: 0, playoffs: 16 },
  2030: { ...shared, wildCard: 6, bye: 4, playoffs: 12 },
};

const anySeason = record({
  season: constantFrom('2019', '2020', '2030'),
  seed: integer(),
  rounds: integer({ min: 1, max: 20 }),
  decided: integer({ min: 0, max: 20 }),
});

describe('in any season', () => {
  test('each place of the field, each series and the title has exactly as many clubs as the format', () =>
    assert(
      property(anySeason, ({ season, ...schedule }) => {
        const { clubs, seasons } = simulate({ season, games: inventedSchedule(schedule) }, { seed: schedule.seed });
        for (const goal of goals) {
          const sum = clubs.reduce((total, { reached }) => total + reached[goal], 0);
          expect(sum, goal).toBe((places[season]?.[goal] ?? 0) * seasons);
        }
      }),
    ));

  test('each place of a division has one club in each season, and the first one has its winner', () =>
    assert(
      property(anySeason, ({ season, ...schedule }) => {
        const { clubs, seasons } = simulate({ season, games: inventedSchedule(schedule) }, { seed: schedule.seed });
        for (const place of [0, 1, 2, 3, 4])
          expect(clubs.reduce((sum, { places: own }) => sum + (own[place] ?? 0), 0)).toBeCloseTo(6 * seasons, 6);
        for (const { places: own, reached } of clubs) {
          expect(own[0]).toBe(reached.division);
          expect(own.reduce((sum, count) => sum + count, 0)).toBeCloseTo(seasons, 6);
        }
      }),
    ));

  test('one more win never lowers the chance of the club to reach the field or to win its division', () =>
    assert(
      property(anySeason, integer({ min: 0, max: 299 }), ({ season, ...schedule }, place) => {
        const games = inventedSchedule(schedule);
        const lost = games.filter(({ score }) => score !== null && score.home < score.away);
        const turned = lost[place % lost.length];
        if (turned === undefined) return;
        const won = games.map((game) => (game === turned ? { ...game, score: { home: 4, away: 3 } } : game));
        const before = simulate({ season, games }).clubOf(turned.home).reached;
        const after = simulate({ season, games: won }).clubOf(turned.home).reached;
        expect(after.playoffs).toBeGreaterThanOrEqual(before.playoffs);
        expect(after.division).toBeGreaterThanOrEqual(before.division);
      }),
    ));

  test('what is decided by wins and losses holds in every simulated season', () =>
    assert(
      property(anySeason, (schedule) => {
        const season = '2019';
        const known = inventedKnownSeason({ season, games: inventedSchedule(schedule) });
        const format = seasonFormat(season);
        const plan = format && planSeason(known, format);
        const { clubs, seasons } = simulate(known);
        for (const [club, verdicts] of (plan ? decideSeason(plan, known) : []).entries())
          for (const goal of goals) {
            const verdict = verdicts[goal] ?? null;
            if (verdict !== null) expect(clubs[club]?.reached[goal], goal).toBe(verdict ? seasons : 0);
          }
      }),
    ));

  test('the same seed gives the same numbers, in the stored shape', () =>
    assert(
      property(anySeason, ({ season, ...schedule }) => {
        const games = inventedSchedule(schedule);
        const tonight = games.flatMap(({ gamePk, score }) => (score === null ? [{ gamePk, homeChance: 0.6 }] : []));
        const known = inventedKnownSeason({ season, games, tonight: tonight.slice(0, 3), weekFrom: '2030-04-05' });
        const chances = simulateChances(known, { seasons: 20, seed: schedule.seed });
        expect(simulateChances(known, { seasons: 20, seed: schedule.seed })).toEqual(chances);
        expect(seasonChancesSchema.parse(chances)).toEqual(chances);
      }),
      { numRuns: 30 },
    ));
});

describe('a season from its first day', () => {
  const games = inventedSchedule({ rounds: 60, decided: 0, seed: 7 });
  const { clubOf } = simulate({ games }, { seasons: 2000 });

  test('gives the better club more wins and better chances, and decides nothing', () => {
    expect(clubOf(14).reached.playoffs).toBeGreaterThan(clubOf(1).reached.playoffs + 200);
    expect(clubOf(14).wins.mean).toBeGreaterThan(clubOf(1).wins.mean + 5);
    expect(clubOf(14).decided).toEqual([]);
  });

  test('has a range of wins around the mean', () => {
    const { mean, p10, p90 } = clubOf(14).wins;
    expect(p10).toBeLessThan(mean - 2);
    expect(p90).toBeGreaterThan(mean + 2);
  });

  test('has other numbers with another seed', () =>
    expect(simulate({ games }, { seasons: 2000, seed: 2 }).clubOf(14).reached).not.toEqual(clubOf(14).reached));
});

test('less is certain if the strengths are less certain', () => {
  const known = inventedKnownSeason({ games: inventedSchedule({ rounds: 60, decided: 0, seed: 7 }) });
  const rangeWith = (variance: number) => {
    const byClub = new Map([...known.strengths.byClub].map(([id, { logit }]) => [id, { logit, variance }]));
    const { p10, p90 } = simulate({ ...known, strengths: { ...known.strengths, byClub } }, { seasons: 2000 }).clubOf(
      8,
    ).wins;
    return p90 - p10;
  };
  expect(rangeWith(0.3)).toBeGreaterThan(rangeWith(0) + 4);
});

describe('a game of tonight', () => {
  const games = inventedSchedule({ rounds: 40, decided: 5, seed: 3 });
  const next = games.find(({ score }) => score === null);
  const homeChance = 0.55;
  const { tonight, clubOf, seasons } = simulate(
    { games, tonight: [{ gamePk: next?.gamePk ?? 0, homeChance }] },
    { seasons: 3000 },
  );
  const swingOf = (id: number | undefined) => tonight[0]?.clubs.find((club) => club.id === id)?.swing.playoffs ?? 0;

  test('raises the chance of its winner and lowers that of its loser', () => {
    expect(swingOf(next?.home)).toBeGreaterThan(0.01);
    expect(swingOf(next?.away)).toBeLessThan(-0.01);
  });

  test('changes the chances of all clubs by nothing in sum', () => {
    const sum = tonight[0]?.clubs.reduce((total, { swing }) => total + swing.playoffs, 0);
    expect(Math.abs(sum ?? 1)).toBeLessThan(30 * 0.0005);
  });

  test('has the present chance as the mean of both results', () => {
    const now = clubOf(next?.home ?? 0).reached.playoffs / seasons;
    const { homeWin, awayWin } = chancesAfter(now, swingOf(next?.home), { homeChance });
    expect(homeChance * homeWin + (1 - homeChance) * awayWin).toBeCloseTo(now, 10);
  });

  test('is left out if it is not one of the remaining games', () =>
    expect(simulate({ games, tonight: [{ gamePk: 0, homeChance }] }).tonight).toEqual([]));
});

describe('the coming week', () => {
  const games = inventedSchedule({ rounds: 40, decided: 5, seed: 3 });
  const weekFrom = '2030-04-08';

  test('has the games of seven days that are not over', () => {
    const { week } = simulate({ games, weekFrom });
    expect(new Set(week.map(({ date }) => date)).size).toBe(7);
    expect(week).toHaveLength(7 * 15);
    expect(simulate({ games, weekFrom: '2030-04-01' }).week).toHaveLength(2 * 15);
    expect(simulate({ games }).week).toEqual([]);
  });

  test('has the results of the simulated seasons, in which a win helps its club', () => {
    const { week, clubOf, seasons } = simulate({ games, weekFrom }, { seasons: 2000 });
    let [withWin, withLoss] = [0, 0];
    for (const { homeWins, home, reached } of week) {
      const others = clubOf(home).reached.playoffs - reached.home.playoffs;
      expect(reached.home.playoffs).toBeLessThanOrEqual(homeWins);
      expect(others).toBeGreaterThanOrEqual(0);
      expect(others).toBeLessThanOrEqual(seasons - homeWins);
      withWin += reached.home.playoffs / homeWins;
      withLoss += others / (seasons - homeWins);
    }
    expect(withWin - withLoss).toBeGreaterThan(0.02 * week.length);
  });

  test('has the chances of a game of tonight, but for noise', () => {
    const next = games.find(({ score }) => score === null);
    if (next === undefined) throw new Error('No game');
    const tonight = [{ gamePk: next.gamePk, homeChance: 0.55 }];
    const chances = simulate({ games, tonight, weekFrom: next.date }, { seasons: 5000 });
    const { homeWins, reached } = chances.week.find(({ gamePk }) => gamePk === next.gamePk) ?? {};
    const swings = chances.tonight[0]?.clubs;
    for (const side of ['home', 'away'] as const) {
      const ofHomeWins = reached?.[side].playoffs ?? 0;
      const all = chances.clubOf(next[side]).reached.playoffs;
      const counted = ofHomeWins / (homeWins ?? 0) - (all - ofHomeWins) / (chances.seasons - (homeWins ?? 0));
      const swing = swings?.find(({ id }) => id === next[side])?.swing.playoffs ?? 0;
      expect(Math.abs(counted - swing)).toBeLessThan(0.04);
    }
  });
});

test('a season with an unknown format, or without the divisions of both leagues, has no chances', () => {
  const options = { seasons: 1, seed: 1 };
  expect(simulateChances(inventedKnownSeason({ season: '2011' }), options)).toBeNull();
  const { clubs } = inventedKnownSeason();
  expect(simulateChances(inventedKnownSeason({ clubs: clubs.slice(0, 25) }), options)).toBeNull();
});
