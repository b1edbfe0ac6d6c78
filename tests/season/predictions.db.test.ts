import { expect, onTestFinished, test } from 'vitest';
import {
  bracketPageSchema,
  type SeasonBoard,
  seasonBoardSchema,
  tablePageSchema,
} from '#features/season-predictions/contract.ts';
import { startOfDay } from '#simulator/clock/league-date.ts';
import { createLeague } from '#simulator/create-league.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { chooseBracket, chooseTable } from './choose-predictions.ts';
import {
  countPostseason,
  expectedBracketPoints,
  expectedTablePoints,
  expectLeagueResults,
} from './expected-predictions.ts';
import { type SeasonPlayer, signUpSeasonPlayer } from './season-player.ts';
import { startSeasonProcess, type Trouble } from './season-process.ts';
import { startLeagueThread } from './start-league-thread.ts';

const openingDay = '2026-03-26';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const playerCount = 12;
const url = '/api/season-predictions';
const fault: Trouble = { kind: 'fault', fault: { kind: 'status', status: 503 } };
const seeds = process.env.SEASON_SEEDS?.split(',').slice(0, 3) ?? ['first'];

/** Compares a board with the expected points: each player once, best first, with shared ranks. */
function expectBoard({ rows, total }: SeasonBoard, expected: ReadonlyMap<string, number>): void {
  expect(total).toBe(expected.size);
  expect(new Map(rows.map(({ username, score }) => [username, score]))).toEqual(expected);
  const points = [...expected.values()].toSorted((a, b) => b - a);
  expect(rows.map(({ score }) => score)).toEqual(points);
  for (const { rank, score } of rows) expect(rank).toBe(1 + points.filter((other) => other > score).length);
}

async function startSeason(seed: string) {
  const db = await createTestDatabase();
  const thread = await startLeagueThread({ seed, openingDay, now: startOfDay(openingDay) });
  onTestFinished(thread.stop);
  const application = await startSeasonProcess(db, thread);
  onTestFinished(application.stop);
  const players = await Promise.all(
    Array.from({ length: playerCount }, (_, place) =>
      signUpSeasonPlayer(() => application.current().app, `fan${String(place).padStart(2, '0')}`),
    ),
  );
  const follow = () => application.current().contests.run();
  /** Follows the contests at a time, once with trouble. */
  async function followAt(time: number, trouble?: Trouble): Promise<void> {
    thread.time.now = time;
    if (trouble !== undefined) {
      await application.disturb(trouble, () => follow().catch(() => null));
      thread.time.now += 11 * minute;
    }
    await follow();
  }
  return { thread, application, players, followAt };
}

/** Every player saves a prediction. Returns them by username. */
async function saveAll<P extends object>(
  players: readonly SeasonPlayer[],
  { kind, choose, status }: { kind: 'table' | 'bracket'; choose: (player: string) => P; status: number },
): Promise<Map<string, P>> {
  const saved = await Promise.all(
    players.map(async ({ username, send }) => {
      const prediction = choose(username);
      const response = await send(`${url}/${kind}`, { season: '2026', prediction });
      expect([username, response.statusCode]).toEqual([username, status]);
      return [username, prediction] as const;
    }),
  );
  return new Map(saved);
}

test.each(seeds)(
  'the predictions of the season of seed %s have the points of its results, with faults and deaths',
  async (seed) => {
    const { thread, application, players, followAt } = await startSeason(seed);
    const [reader] = players;
    if (reader === undefined) throw new Error('No player');
    await followAt(startOfDay(openingDay) + 5 * day, fault);
    const table = await reader.read(`${url}/table`, tablePageSchema);
    const choose = (player: string) => chooseTable(table.contest?.field ?? { divisions: [] }, player);
    await saveAll(players, { kind: 'table', choose: (player) => choose(`${player} first`), status: 200 });
    const tables = await saveAll(players, { kind: 'table', choose, status: 200 });
    thread.time.now = table.contest?.closesAt ?? 0;
    await saveAll(players, { kind: 'table', choose: (player) => choose(`${player} late`), status: 409 });
    await followAt(thread.time.now, { kind: 'death', query: 9 });

    const league = createLeague({ seed, openingDay });
    const { postseasonStart, postseasonEnd } = league.calendar;
    await followAt(startOfDay(postseasonStart), fault);
    const bracket = await reader.read(`${url}/bracket`, bracketPageSchema);
    const field = bracket.contest?.field ?? { series: [] };
    expect(field.series).toHaveLength(11);
    const brackets = await saveAll(players, {
      kind: 'bracket',
      choose: (player) => chooseBracket(field, player),
      status: 200,
    });
    thread.time.now = bracket.contest?.closesAt ?? 0;
    await saveAll(players, {
      kind: 'bracket',
      choose: (player) => chooseBracket(field, `${player} late`),
      status: 409,
    });
    await followAt(startOfDay(postseasonStart) + 6 * day, { kind: 'death', query: 14 });
    await followAt(startOfDay(postseasonEnd) + 2 * day, fault);

    const postseason = countPostseason(league);
    const { contest } = await reader.read(`${url}/table`, tablePageSchema);
    if (contest === null || contest.results === null) throw new Error('The table has no results');
    const { results } = contest;
    expect(contest.isFinal).toBe(true);
    expectLeagueResults(league, postseason, results);
    const tablePoints = [...tables].map(
      ([name, made]) => [name, expectedTablePoints(made, results, postseason)] as const,
    );
    expectBoard(await reader.read(`${url}/table/board`, seasonBoardSchema), new Map(tablePoints));
    const bracketPoints = [...brackets].map(
      ([name, made]) => [name, expectedBracketPoints(made, field, postseason)] as const,
    );
    expectBoard(await reader.read(`${url}/bracket/board`, seasonBoardSchema), new Map(bracketPoints));
    expect(Math.max(...bracketPoints.map(([, points]) => points))).toBeGreaterThan(0);
    expect([application.failures(), application.counts]).toEqual([[], { faults: 3, deaths: 2 }]);
  },
  1_200_000,
);
