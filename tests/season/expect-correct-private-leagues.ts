import { expect } from 'vitest';
import { fanBasesSchema } from '#features/leaderboard/contract.ts';
import { type PrivateLeague, privateLeagueSchema } from '#features/private-leagues/contract.ts';
import { type Period, periodSchema } from '#rules/picks/period.ts';
import { computeRows } from './expect-correct-boards.ts';
import { probabilitiesOfWinners } from './expect-correct-confidence.ts';
import { computeSkill, judgeGames } from './expect-correct-skill.ts';
import type { PlayedSeason } from './play-season.ts';
import type { SeasonPlayer } from './season-player.ts';

/** Graded picks that a rank by skill or confidence needs, as the FAQ says. */
const needed = { week: 10, month: 40, season: 200 };

type Expected = { picks: number; value: number };
type Row = { username: string; rank: number | null };

/** One more than the number of members with more; null without enough picks. Values are equal if the boards show them as equal. */
function rankOf({ picks, value }: Expected, all: readonly Expected[], fewest: number): number | null {
  const shown = (number: number) => Math.round(number * 10_000);
  if (picks < fewest) return null;
  return 1 + all.filter((other) => other.picks >= fewest && shown(other.value) > shown(value)).length;
}

const readPrivateLeague = (
  { players, league: { id } }: Pick<PlayedSeason, 'players'> & { league: { id: number } },
  query: string,
) => {
  const [founder] = players;
  if (founder === undefined) throw new TypeError('A league has a founder');
  return founder.read(`/api/leagues/${id}?${query}`, privateLeagueSchema);
};

const rowOf = <T extends Row>(rows: readonly T[], { username }: SeasonPlayer): T => {
  const row = rows.find((each) => each.username === username);
  if (row === undefined) throw new Error(`${username} is missing`);
  return row;
};

type Played = PlayedSeason['played'];

const namesOf = (rows: readonly Row[]): string[] => rows.map(({ username }) => username).toSorted();
const memberNames = ({ members }: Played): string[] => [...members].map(({ username }) => username).toSorted();

function expectScores(season: PlayedSeason, { table }: PrivateLeague): void {
  if (table.board !== 'score') throw new TypeError('another board');
  const expected = computeRows(season, table.since ?? '', [...season.played.members]);
  const rows = table.rows.filter(({ rank }) => rank !== null);
  expect(rows.map(({ username, rank, totalScore }) => ({ username, rank, totalScore }))).toEqual(
    expect.arrayContaining(expected.map(({ username, rank, totalScore }) => ({ username, rank, totalScore }))),
  );
  expect(rows).toHaveLength(expected.length);
}

function expectFigures(season: PlayedSeason, { table }: PrivateLeague, period: Period): number {
  if (table.board === 'score') throw new TypeError('another board');
  const since = table.since ?? '';
  const games = judgeGames(season.league, season.players).filter(({ date }) => date >= since);
  const compute = (player: SeasonPlayer): Expected => {
    if (table.board === 'skill') {
      const { picks, skill } = computeSkill(games, player);
      return { picks, value: skill };
    }
    const probabilities = probabilitiesOfWinners(season.league, player, since);
    const bits = probabilities.reduce((sum, each) => sum + 1 + Math.log2(each), 0) / probabilities.length;
    return { picks: probabilities.length, value: bits };
  };
  const all = new Map([...season.played.members].map((player) => [player, compute(player)]));
  for (const [player, expected] of all) {
    const { rank, figures } = rowOf<Row & { figures: Record<string, unknown> | null }>(table.rows, player);
    const name = `${table.board} of ${period}: ${player.username}`;
    expect(figures?.picks ?? 0, name).toBe(expected.picks);
    expect([name, rank]).toEqual([name, rankOf(expected, [...all.values()], needed[period])]);
    if (expected.picks > 0) expect(figures?.skill ?? figures?.bits, name).toBeCloseTo(expected.value, 3);
  }
  return table.rows.filter(({ rank }) => rank !== null).length;
}

/** The club for which a player counts in a month (YYYY-MM). */
function clubIn({ clubs }: Played, player: SeasonPlayer, month: string): number | undefined {
  return clubs.get(player)?.findLast((choice) => choice.month <= month)?.teamId;
}

async function expectFanBases(season: PlayedSeason, period: Period): Promise<void> {
  const { players, played, today } = season;
  const response = await season.process.current().app.inject(`/api/fan-bases?period=${period}`);
  const { rows, since } = fanBasesSchema.parse(response.json());
  const scores = computeRows(season, since ?? '', players);
  const byClub = Map.groupBy(scores, ({ username }) => {
    const player = players.find((each) => each.username === username);
    return player && clubIn(played, player, today.slice(0, 7));
  });
  const expected = [...byClub].map(([teamId, users]) => ({
    teamId,
    members: users.length,
    average: Math.round((100 * users.reduce((sum, { totalScore }) => sum + totalScore, 0)) / users.length),
  }));
  const ranked = expected.filter(({ members }) => members >= 5);
  expect(rows).toHaveLength(expected.length);
  for (const { teamId, members, average } of expected) {
    const rank = members < 5 ? null : 1 + ranked.filter((other) => other.average > average).length;
    expect(rows.find((row) => row.teamId === teamId)).toMatchObject({ members, average, rank });
  }
  if (period === 'season') expect(ranked.length).toBeGreaterThan(0);
}

/** Compares every table of the league and the fan bases with those computed from the accepted requests and the league's own results. */
export async function expectCorrectLeagues(season: PlayedSeason): Promise<void> {
  const { played, players } = season;
  const source = { players, league: played };
  expect(played.members.size).toBeGreaterThan(3);
  for (const period of periodSchema.options) {
    const byScore = await readPrivateLeague(source, `period=${period}`);
    expect(namesOf(byScore.table.rows)).toEqual(memberNames(played));
    expectScores(season, byScore);
    expectFigures(season, await readPrivateLeague(source, `board=skill&period=${period}`), period);
    expectFigures(season, await readPrivateLeague(source, `board=confidence&period=${period}`), period);
    await expectFanBases(season, period);
  }
}
