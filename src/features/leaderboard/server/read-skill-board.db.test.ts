import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUsers, showTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import { skillScore } from '#rules/picks/skill.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { SkillRow } from '../contract.ts';
import { readSkillBoard } from './read-skill-board.ts';

const db = await createTestDatabase();
const userCount = 180;
let userIds: number[] = [];

/** Value and picks of user `n` in the latest season; every tenth user has too few picks for a rank. */
const skillOfUser = (n: number) => ({
  value: ((n * 37) % 50) * 400_000 - 9_000_000,
  picks: n % 10 === 0 ? 40 : 200 + n,
});

beforeAll(async () => {
  userIds = await addUsers(db, userCount);
  await db.execute(sql`update leaderboard_state set week = '2026-07-13', season = '2026-01-01'`);
  const rows = userIds.map((id, n) => {
    const skill = skillOfUser(n);
    return { id, ...skill, score: skill.picks < 200 ? null : skillScore(skill) };
  });
  const given = sql`json_to_recordset(${JSON.stringify(rows)}) r (id integer, value bigint, picks integer, score integer)`;
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
      month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong,
      skill_value, skill_picks, season_skill, total_skill)
    select r.id, username, 0, 0, 0, 0, 0, '2026-07-01', 0, 0, 0, '2026-07-13', 0, 0, 0, r.value, r.picks, r.score, r.score
    from ${given} join users using (id)`);
  await db.execute(sql`
    insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
    select r.id, '2025-01-01', username, false, -r.value, r.picks, -r.score from ${given} join users using (id) where r.id % 2 = 0`);
  await showTallies(db);
});

async function walk(season?: string): Promise<SkillRow[]> {
  const rows: SkillRow[] = [];
  for (let after: string | undefined, isEnd = false; !isEnd;) {
    const page = await readSkillBoard(db, { season, after }, null);
    rows.push(...page.rows);
    after = page.next ?? undefined;
    isEnd = page.next === null;
  }
  return rows;
}

/** Ranks of scores in descending order: 1, 2, 2, 4. */
const ranksOf = (skills: readonly number[]): number[] =>
  skills.map((skill) => 1 + skills.filter((other) => other > skill).length);

describe('the board of skill', () => {
  test.each([
    ['of the latest season', undefined, '2026', 162],
    ['of all seasons', 'all', null, 162],
    ['of an earlier season', '2025', '2025', 90],
  ])('%s lists each user with a rank once, in order, with shared ranks', async (_, selected, season, total) => {
    const rows = await walk(selected);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(({ username }) => username)).size).toBe(total);
    expect(rows.map(({ rank }) => rank)).toEqual(ranksOf(rows.map(({ skill }) => skill)));
    expect(rows.map(({ skill }) => skill)).toEqual(rows.map(({ skill }) => skill).toSorted((a, b) => b - a));
    expect(await readSkillBoard(db, { season: selected }, null)).toMatchObject({
      season,
      total,
      seasons: ['2026', '2025'],
    });
  });

  test('has the page around a user, and the same rows read upwards', async () => {
    const all = await walk();
    const around = await readSkillBoard(db, { around: all[120]?.username.toUpperCase() }, null);
    expect(around.rows).toEqual(all.slice(95, 145));
    expect((await readSkillBoard(db, { before: around.previous ?? '' }, null)).rows).toEqual(all.slice(45, 95));
    expect((await readSkillBoard(db, { around: 'fan010' }, null)).rows).toEqual(all.slice(0, 50));
    await expect(readSkillBoard(db, { after: 'bm9uc2Vuc2U' }, null)).rejects.toThrow('after must be a cursor');
  });

  test('has the own row with an interval, also without a rank', async () => {
    const { own } = await readSkillBoard(db, {}, userIds[10] ?? 0);
    expect(own).toMatchObject({ username: 'fan010', rank: null, picks: 40, isSettled: false });
    expect(own?.high ?? 0).toBeGreaterThan(own?.low ?? 0);
    const ranked = await readSkillBoard(db, { season: 'all' }, userIds[11] ?? 0);
    expect(ranked.own).toEqual((await walk('all')).find(({ username }) => username === 'fan011'));
    expect((await readSkillBoard(db, { season: '2024' }, userIds[11] ?? 0)).own).toBeNull();
  });

  test('leaves out hidden users', async () => {
    const [first] = await walk();
    await db.execute(sql`update tallies set is_hidden = true where username = ${first?.username}`);
    await showTallies(db);
    const { rows, total } = await readSkillBoard(db, {}, null);
    expect([total, rows.some(({ username }) => username === first?.username)]).toEqual([161, false]);
  });
});
