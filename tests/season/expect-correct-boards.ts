import { expect } from 'vitest';
import { leaderboardPageSchema } from '#features/leaderboard/contract.ts';
import { type Period, periodSchema } from '#rules/picks/period.ts';
import type { League } from '#simulator/league.ts';
import { computeOutcome } from './expected-outcomes.ts';
import type { PlayedSeason } from './play-season.ts';
import type { SeasonPlayer } from './season-player.ts';

type GradedPick = { date: string; isCorrect: boolean; bases: number };
type Row = { username: string; rank: number; totalScore: number; correct: number; wrong: number };

/** A user's graded picks in the order of first pitches, with 1 to 4 total bases for each correct one in a row. */
function gradePicks(league: League, { acceptedPicks }: SeasonPlayer): GradedPick[] {
  const inOrder = [...acceptedPicks.values()]
    .map((pick) => ({ ...pick, ...computeOutcome(league, pick) }))
    .filter(({ state }) => state !== 'void')
    .toSorted((one, other) => one.firstPitchAt - other.firstPitchAt || one.gamePk - other.gamePk);
  let streak = 0;
  return inOrder.map(({ date, state }) => {
    streak = state === 'correct' ? streak + 1 : 0;
    return { date, isCorrect: state === 'correct', bases: Math.min(streak, 4) };
  });
}

/** The rows of these players for picks since a date (YYYY-MM-DD), only from the accepted picks and the league's results. */
export function computeRows(
  { league }: Pick<PlayedSeason, 'league'>,
  since: string,
  players: readonly SeasonPlayer[],
): Row[] {
  const rows = players.flatMap((player) => {
    const picks = gradePicks(league, player).filter(({ date }) => date >= since);
    const correct = picks.filter(({ isCorrect }) => isCorrect).length;
    const totalScore = picks.reduce((sum, { bases }) => sum + bases, 0);
    return picks.length === 0
      ? []
      : [{ username: player.username, totalScore, correct, wrong: picks.length - correct }];
  });
  const rankOf = (score: number) => 1 + rows.filter(({ totalScore }) => totalScore > score).length;
  return rows.map((row) => ({ ...row, rank: rankOf(row.totalScore) }));
}

const byName = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.username.localeCompare(other.username, 'en'));

async function expectCorrectBoard(season: PlayedSeason, period: Period): Promise<void> {
  const response = await season.process.current().app.inject(`/api/leaderboard/page?period=${period}`);
  const board = leaderboardPageSchema.parse(response.json());
  const rows = board.rows.map(({ username, rank, totalScore, totalGuessesCorrect, totalGuessesIncorrect }) => ({
    username,
    rank: rank ?? 0,
    totalScore,
    correct: totalGuessesCorrect,
    wrong: totalGuessesIncorrect,
  }));
  const expected = computeRows(season, board.since ?? '', season.players);
  expect(byName(rows), period).toEqual(byName(expected));
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((one, other) => one - other));
  expect(board.total).toBe(expected.length);
}

/** Compares the boards of each period with those computed from the accepted picks and the league's own results. */
export async function expectCorrectBoards(season: PlayedSeason): Promise<void> {
  for (const period of periodSchema.options) await expectCorrectBoard(season, period);
}
