import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { foldedTallies, storedTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import { userProfileSchema } from '#features/users/contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { tally } from '#rules/picks/tally.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { expectCorrectBoards } from './expect-correct-boards.ts';
import { expectCorrectConfidence } from './expect-correct-confidence.ts';
import { expectCorrectLeagues } from './expect-correct-private-leagues.ts';
import { expectCorrectSkill } from './expect-correct-skill.ts';
import { computeOutcome } from './expected-outcomes.ts';
import { isMisreported } from './misreport-results.ts';
import { type PlayedSeason, playerCount, playSeason } from './play-season.ts';

/** Days of each season. */
const days = Number(process.env.SEASON_DAYS ?? 5);
/** Days in the first weeks, or with SEASON_SEEDS, days anywhere in the season. */
const seasons: { seed: string; from?: string }[] = process.env.SEASON_SEEDS?.split(',').map((seed) => ({ seed })) ?? [
  { seed: 'first', from: '2026-04-03' },
  { seed: 'c', from: '2026-03-26' },
  { seed: 'f', from: '2026-03-30' },
];

type Row = { username: string; game_pk: number; winner_id: number; day: string; outcome: string | null };

/** Compares every stored pick with the players' accepted picks and the league's results; returns the differences. */
async function findDisagreements(db: Db, { league, players }: PlayedSeason): Promise<string[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.username, p.game_pk, p.winner_id, p.official_date::text as day, p.outcome
    from picks p join users u on u.id = p.user_id`);
  const stored = new Map(rows.map((row) => [`${row.username} ${row.game_pk}`, row]));
  const differences: string[] = [];
  for (const { username, acceptedPicks } of players)
    for (const pick of acceptedPicks.values()) {
      const row = stored.get(`${username} ${pick.gamePk}`);
      const { state } = computeOutcome(league, pick);
      stored.delete(`${username} ${pick.gamePk}`);
      const isRight = row?.winner_id === pick.winnerId && row.day === pick.date && row.outcome === state;
      if (!isRight)
        differences.push(`${username}, ${pick.gamePk} on ${pick.date}: ${state}, stored ${JSON.stringify(row)}`);
    }
  return [...differences, ...[...stored.keys()].map((key) => `${key}: never accepted`)];
}

async function expectCorrectResults(db: Db, season: PlayedSeason) {
  const { process: application, league, players, counts } = season;
  const { app } = application.current();
  expect([application.failures(), counts.unexpected, await findDisagreements(db, season)]).toEqual([[], [], []]);
  let graded = 0;
  for (const { username, acceptedPicks } of players) {
    const outcomes = [...acceptedPicks.values()].map((pick) => computeOutcome(league, pick));
    const profile = userProfileSchema.parse((await app.inject(`/api/fans/${username}`)).json());
    const { totalScore, currentStreak, longestStreak, correct, wrong } = tally(outcomes);
    expect(profile).toMatchObject({ totalScore, currentStreak, longestStreak });
    expect(profile).toMatchObject({ totalGuessesCorrect: correct, totalGuessesIncorrect: wrong });
    expect(correct + wrong + outcomes.filter(({ state }) => state === 'void').length).toBe(profile.totalNumGuesses);
    graded += correct + wrong;
  }
  await expectCorrectBoards(season);
  await expectCorrectSkill(season);
  await expectCorrectConfidence(season);
  await expectCorrectLeagues(season);
  expect(await storedTallies(db)).toEqual(await foldedTallies(db));
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

describe.each(seasons)('the season with SEASON_SEEDS=$seed', ({ seed, from }) => {
  test(`follows every rule in ${days} days with late, changed and corrected picks, faults and deaths`, async () => {
    const db = await createTestDatabase();
    const season = await playSeason({ db, seed, openingDay: '2026-03-26', from, days });
    expect(season.days).toBe(days);
    const graded = await expectCorrectResults(db, season);
    const { made, changed, withdrawn, confident, late } = season.counts;
    const { faults, deaths } = season.process.counts;
    expect(Math.min(faults, deaths)).toBeGreaterThan(0);
    expect(graded).toBeGreaterThan(days * playerCount * 0.6);
    expect(made).toBeGreaterThan(days * playerCount * 0.8);
    expect(confident).toBeGreaterThan(days * playerCount * 0.4);
    expect(Math.min(changed, withdrawn, late)).toBeGreaterThan(days * 0.4);
    for (const { game_pk: gamePk, most } of await readCorrections(db))
      expect([isMisreported(gamePk), most]).toEqual([true, 1]);
  }, 1_200_000);
});
