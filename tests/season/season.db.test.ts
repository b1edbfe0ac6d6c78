import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leaderboardPageSchema } from '#contract/leaderboard.ts';
import { userProfileSchema } from '#contract/fans.ts';
import { tally } from '#domain/predictions/tally.ts';
import type { Db } from '#server/db/open-db.ts';
import { countedScores } from '#server/features/settlement/testing/season-of-picks.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { type PlayedSeason, playSeason } from './play-season.ts';
import { computeOutcome } from './expected-outcomes.ts';
import { isMisreported } from './misreport-results.ts';

/**
 * Thirty days around opening day, or SEASON_DAYS from the first day of spring. The league's year has 180 days with games, so
 * more days are played as two seasons with separate databases, as in the application.
 */
const requestedDays = process.env.SEASON_DAYS;
const days = Number(requestedDays ?? 30);
const seasons = [
  { seed: 'first', openingDay: '2026-03-26', from: requestedDays === undefined ? '2026-03-20' : undefined },
  { seed: 'second', openingDay: '2027-03-25', from: undefined },
];

type Row = { username: string; game_pk: number; winner_id: number; day: string; outcome: string | null };

/** Compares every stored pick with the players' accepted picks and the league's results; returns the differences. */
async function findDisagreements(db: Db, { league, players }: PlayedSeason): Promise<string[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.username, p.game_pk, p.winner_id, p.official_date::text as day, p.outcome
    from picks p join users u on u.id = p.user_id`);
  const stored = new Map(rows.map((row) => [`${row.username} ${row.game_pk}`, row]));
  const differences: string[] = [];
  for (const { username, acceptedPicks } of players) {
    for (const pick of acceptedPicks.values()) {
      const row = stored.get(`${username} ${pick.gamePk}`);
      const { state } = computeOutcome(league, pick);
      stored.delete(`${username} ${pick.gamePk}`);
      const isRight = row?.winner_id === pick.winnerId && row.day === pick.date && row.outcome === state;
      if (!isRight)
        differences.push(`${username}, ${pick.gamePk} on ${pick.date}: ${state}, stored ${JSON.stringify(row)}`);
    }
  }
  return [...differences, ...[...stored.keys()].map((key) => `${key}: never accepted`)];
}

async function expectCorrectResults(db: Db, season: PlayedSeason) {
  const { app: { app, failures }, league, players, counts } = season; // prettier-ignore
  expect(failures).toEqual([]);
  expect(counts.unexpected).toEqual([]);
  expect(await findDisagreements(db, season)).toEqual([]);
  let graded = 0;
  for (const { username, acceptedPicks } of players) {
    const outcomes = [...acceptedPicks.values()].map((pick) => computeOutcome(league, pick));
    const profile = userProfileSchema.parse((await app.inject(`/api/fans/${username}`)).json());
    const { totalScore, currentStreak, longestStreak, correct, wrong } = tally(outcomes);
    expect(profile).toMatchObject({ totalScore, currentStreak, longestStreak });
    expect(profile).toMatchObject({ totalGuessesCorrect: correct, totalGuessesIncorrect: wrong });
    const voids = outcomes.filter(({ state }) => state === 'void').length;
    expect(correct + wrong + voids).toBe(profile.totalNumGuesses);
    graded += correct + wrong;
  }
  const board = leaderboardPageSchema.parse((await app.inject('/api/leaderboard/page')).json());
  expect(board.rows.map(({ totalScore }) => totalScore)).toEqual(
    board.rows.map(({ totalScore }) => totalScore).toSorted((a, b) => b - a),
  );
  const { stored, counted } = await countedScores(db);
  expect(stored).toEqual(counted);
  return graded;
}

/** Counts 'graded' events per pick: a pick history has one for each corrected result and no others. */
async function readCorrections(db: Db): Promise<{ game_pk: number; most: number }[]> {
  const { rows } = await db.execute<{ game_pk: number; most: number }>(sql`
    select game_pk, max(lines)::integer as most
    from (select game_pk, user_id, count(*) as lines from pick_events where kind = 'graded' group by 1, 2) told
    group by game_pk`);
  return rows;
}

describe('a season of sixty users', () => {
  test(`follows every rule in ${days} days with late, changed and corrected picks`, { timeout: 600_000 }, async () => {
    let left = days;
    for (const { seed, openingDay, from } of seasons) {
      if (left === 0) break;
      const db = await createTestDatabase();
      const season = await playSeason({ db, seed, openingDay, from, days: left });
      left -= season.days;
      const graded = await expectCorrectResults(db, season);
      const { made, changed, withdrawn, late } = season.counts;
      expect(graded).toBeGreaterThan(season.days * 40);
      expect(late).toBeGreaterThan(season.days * 5);
      expect(Math.min(changed, withdrawn)).toBeGreaterThan(season.days);
      expect(made).toBeGreaterThan(season.days * 50);
      const corrections = await readCorrections(db);
      expect(corrections.length).toBeGreaterThan(0);
      for (const { game_pk: gamePk, most } of corrections) expect([isMisreported(gamePk), most]).toEqual([true, 1]);
      await season.stop();
    }
    expect(left).toBe(0);
  });
});
