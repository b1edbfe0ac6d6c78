import { eq, sql } from 'drizzle-orm';
import type { GradedPick } from '#rules/picks/tally.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { toPickable } from '../record-game.ts';
import { startVersion } from '../grading/change-tallies.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, picks, tallies, users } from '#platform/db/schema.ts';
import { pickEvents } from '#features/picks/tables.ts';
import { pickState, isSettled } from '#rules/picks/pick-state.ts';
import { tally } from '#rules/picks/tally.ts';

export async function addUsers(db: Db, count: number, prefix = 'fan'): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => {
        const username = `${prefix}${String(index).padStart(3, '0')}`;
        return { username, usernameKey: username, createdAt: new Date(0) };
      }),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

/** Stores a game in the given state, without a schedule. */
export async function putGame(db: Db, game: PickableGame): Promise<void> {
  const date = (time: number | null) => (time === null ? null : new Date(time));
  const row = {
    ...game,
    startsAt: date(game.startsAt),
    leftPreviewAt: date(game.leftPreviewAt),
    locksAt: date(game.locksAt),
    heldSince: date(game.heldSince),
    seenAt: new Date(0),
  };
  await db.insert(games).values(row).onConflictDoUpdate({ target: games.gamePk, set: row });
}

export async function putPick(db: Db, userId: number, game: PickableGame, winnerId: number): Promise<void> {
  const loserId = winnerId === game.homeId ? game.awayId : game.homeId;
  const { gamePk, officialDate } = game;
  const at = new Date(0);
  await db
    .insert(picks)
    .values({ userId, gamePk, officialDate, winnerId, loserId, madeAt: at, changedAt: at })
    .onConflictDoNothing();
  await db.insert(pickEvents).values({ userId, gamePk, at, kind: 'made', detail: { winnerId, officialDate } });
}

/** Computes a user's tally by the domain's rules from picks and games, without the derived columns. */
export async function foldedTally(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(eq(picks.userId, userId));
  const graded = rows.flatMap((row): GradedPick[] => {
    const game = toPickable(row.games);
    const state = pickState(row.picks, game, 0);
    const firstPitchAt = game.startsAt ?? game.leftPreviewAt ?? Date.parse(game.officialDate);
    return isSettled(state) ? [{ ...row.picks, firstPitchAt, state }] : [];
  });
  return tally(graded);
}

export async function storedTally(db: Db, userId: number) {
  const [row] = await db.select().from(tallies).where(eq(tallies.userId, userId));
  const { totalScore = 0, currentStreak = 0, longestStreak = 0, correct = 0, wrong = 0 } = row ?? {};
  return { totalScore, currentStreak, longestStreak, correct, wrong };
}

/** Returns every derived row as text. */
export async function derivedRows(db: Db): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select coalesce(string_agg(line, E'\n' order by line), '') as text from (
      select 'tally ' || t::text from tallies t
      union all select 'count ' || c::text from score_counts c
      union all select 'past skill ' || s::text from past_skills s
      union all select 'pick ' || row(user_id, game_pk, outcome, streak_before, streak_after, longest_before, bases)::text from picks
    ) lines (line)`);
  return rows[0]?.text ?? '';
}

const scoresOfTallies = sql`
  select board, since, score, count(*)::integer as users from (
    select 'season' as board, season as since, total_score - past_score as score from tallies where not is_hidden
    union all select 'month', month, month_score from tallies where not is_hidden
    union all select 'week', week, week_score from tallies where not is_hidden
    union all select 'before', s.week, total_score - past_score - case t.week when s.week then week_score else 0 end
      from tallies t join leaderboard_state s using (season)
      where not t.is_hidden
        and (t.week <> s.week or t.correct + t.wrong - past_correct - past_wrong > t.week_correct + t.week_wrong)
    union all select 'skill', season, season_skill from tallies where season_skill is not null and not is_hidden
    union all select 'total skill', '-infinity', total_skill from tallies where total_skill is not null and not is_hidden
    union all select 'past skill', season, score from past_skills where score is not null and not is_hidden
  ) scores group by 1, 2, 3`;

/** The counts of scores as stored, and as counted from the tallies. */
export async function countedScores(db: Pick<Db, 'execute'>): Promise<{ stored: unknown; counted: unknown }> {
  const stored = await db.execute(sql`select board, since::text, score, users from score_counts order by 1, 2, 3`);
  const counted = await db.execute(sql`
    select board, since::text, score, users from (${scoresOfTallies}) counted order by 1, 2, 3`);
  return { stored: stored.rows, counted: counted.rows };
}

/** Counts the scores of tallies that a test inserted. */
export async function countTallies(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate score_counts`);
    await tx.execute(sql`insert into score_counts (board, since, score, users) ${scoresOfTallies}`);
    await startVersion(tx, null);
  });
}
