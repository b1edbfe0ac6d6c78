import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toPickable } from '#features/picks/server/record-game.ts';
import { pickEvents } from '#features/picks/tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, picks, tallies, users } from '#platform/db/schema.ts';
import { firstDayOf } from '#rules/baseball/days.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { orderingPitch, pickState } from '#rules/picks/pick-outcomes.ts';
import {
  type GameCrowd,
  addJudgedPick,
  emptySkill,
  type SkillTally,
  picksForRank,
  skillScore,
} from '#rules/picks/skill.ts';
import { byFirstPitch, type GradedPick, tally } from '#rules/picks/tally.ts';
import { startVersion } from '../start-version.ts';

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
export async function putGame(
  db: Db,
  game: PickableGame,
  settlement?: (typeof games.$inferInsert)['settlement'],
): Promise<void> {
  const date = (time: number | null) => (time === null ? null : new Date(time));
  const row = {
    ...game,
    ...(settlement && { settlement }),
    startsAt: date(game.startsAt),
    leftPreviewAt: date(game.leftPreviewAt),
    locksAt: date(game.locksAt),
    heldSince: date(game.heldSince),
    seenAt: new Date(0),
  };
  await db.insert(games).values(row).onConflictDoUpdate({ target: games.gamePk, set: row });
}

/** Stores picks of games that exist; of two by a user for a game, the first counts. */
export async function putPicks(db: Db, list: readonly (readonly [user: number, PickableGame, winnerId: number])[]) {
  if (list.length === 0) return;
  const at = new Date(0);
  const rows = list.map(([userId, { gamePk, officialDate, awayId, homeId }, winnerId]) => {
    const loserId = winnerId === homeId ? awayId : homeId;
    return { userId, gamePk, officialDate, winnerId, loserId, madeAt: at, changedAt: at };
  });
  await db.insert(picks).values(rows).onConflictDoNothing();
  await db.insert(pickEvents).values(
    rows.map(({ userId, gamePk, winnerId, officialDate }) => {
      return { userId, gamePk, at, kind: 'made' as const, detail: { winnerId, officialDate } };
    }),
  );
}

export function putPick(db: Db, userId: number, game: PickableGame, winnerId: number): Promise<void> {
  return putPicks(db, [[userId, game, winnerId]]);
}

/** The columns of a tally, without those that depend on the account. */
type Expected = Omit<typeof tallies.$inferSelect, 'username' | 'isHidden'>;

type Judged = GradedPick & { skill: SkillTally };

const scoreOf = (skill: SkillTally): number | null => (skill.picks < picksForRank ? null : skillScore(skill));

/** Computes the tally of a user's graded picks from nothing. */
function tallyOf(userId: number, picked: readonly Judged[]): Expected {
  const inOrder = picked.toSorted(byFirstPitch);
  const steps = inOrder.map((_, index) => tally(inOrder.slice(0, index + 1)).totalScore);
  const bases = inOrder.map((pick, index) => ({ ...pick, bases: (steps[index] ?? 0) - (steps[index - 1] ?? 0) }));
  const latest =
    picked
      .map(({ officialDate }) => officialDate)
      .toSorted()
      .at(-1) ?? '';
  const [month, week, season] = [firstDayOf('month', latest), firstDayOf('week', latest), firstDayOf('season', latest)];
  const sumOf = (isCounted: (date: string) => boolean) => {
    const counted = bases.filter(({ officialDate }) => isCounted(officialDate));
    return {
      score: counted.reduce((sum, pick) => sum + pick.bases, 0),
      correct: counted.filter(({ state }) => state === 'correct').length,
      wrong: counted.filter(({ state }) => state === 'wrong').length,
      value: counted.reduce((sum, { skill }) => sum + skill.value, 0),
      picks: counted.reduce((sum, { skill }) => sum + skill.picks, 0),
    };
  };
  const [all, past, ofSeason] = [sumOf(() => true), sumOf((day) => day < season), sumOf((day) => day >= season)];
  const [ofMonth, ofWeek] = [sumOf((day) => day >= month), sumOf((day) => day >= week)];
  return {
    userId,
    ...tally(inOrder),
    season,
    month,
    week,
    monthScore: ofMonth.score,
    monthCorrect: ofMonth.correct,
    monthWrong: ofMonth.wrong,
    weekScore: ofWeek.score,
    weekCorrect: ofWeek.correct,
    weekWrong: ofWeek.wrong,
    pastScore: past.score,
    pastCorrect: past.correct,
    pastWrong: past.wrong,
    skillValue: all.value,
    skillPicks: all.picks,
    pastSkillValue: past.value,
    pastSkillPicks: past.picks,
    seasonSkill: scoreOf(ofSeason),
    totalSkill: scoreOf(all),
  };
}

type StoredCrowd = GameCrowd & { gamePk: number; officialDate: string };

/** Computes all tallies by the domain's rules from picks, games and crowds, without the derived columns. */
export async function foldedTallies(db: Pick<Db, 'select' | 'execute'>): Promise<Expected[]> {
  const rows = await db
    .select()
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(eq(games.settlement, 'done'));
  const { rows: crowds } = await db.execute<StoredCrowd>(
    sql`select game_pk as "gamePk", official_date::text as "officialDate", away, home from game_crowds`,
  );
  const crowdOf = new Map(crowds.map((crowd) => [`${crowd.gamePk} ${crowd.officialDate}`, crowd]));
  const judged = rows.flatMap((row): (Judged & { userId: number })[] => {
    const { userId, gamePk, officialDate, winnerId } = row.picks;
    const game = toPickable(row.games);
    const state = pickState(row.picks, game, 0);
    if (state !== 'correct' && state !== 'wrong') return [];
    const crowd = crowdOf.get(`${gamePk} ${officialDate}`);
    const side = winnerId === game.homeId ? 'home' : 'away';
    const skill = crowd ? addJudgedPick(emptySkill, { side, outcome: state, crowd }) : emptySkill;
    return [{ userId, gamePk, officialDate, firstPitchAt: orderingPitch(game), state, skill }];
  });
  return [...Map.groupBy(judged, ({ userId }) => userId)]
    .map(([userId, own]) => tallyOf(userId, own))
    .toSorted((one, other) => one.userId - other.userId);
}

/** The tallies as they are stored, in the order of users. */
export async function storedTallies(db: Pick<Db, 'select'>): Promise<Expected[]> {
  const { username: _username, isHidden: _isHidden, ...columns } = getTableColumns(tallies);
  return db.select(columns).from(tallies).orderBy(tallies.userId);
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
      union all select 'past skill ' || s::text from past_skills s
      union all select 'confidence ' || c::text from confidence_records c
      union all select 'pick ' || row(user_id, game_pk, outcome, streak_before, streak_after, longest_before, bases)::text from picks
    ) lines (line)`);
  return rows[0]?.text ?? '';
}

/** Starts a new version of the boards, after a test has changed tallies. */
export async function showTallies(db: Db): Promise<void> {
  await db.transaction((tx) => startVersion(tx, null));
}
