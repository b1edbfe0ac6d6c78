import { type SQL, sql } from 'drizzle-orm';
import { copyRows } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { isSettled, pickState } from '#rules/picks/pick-outcomes.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import { addJudgedPick, emptySkill, type SkillTally, type GameCrowd } from '#rules/picks/skill.ts';
import { emptyUserTally, type NewPick, type OldPick, replacePicks, skillChanges, type UserTally } from '../rules.ts';
import { changePastSkills, readTallies, type SkillChange, toTallyRow, writeTallies } from './stored-tallies.ts';

/** A game to settle, with the first pitch that orders its picks in streaks, now and until now. */
export type SettledGame = { game: PickableGame; pitch: Date; oldPitch: Date };

/** A game whose picks are counted. `pitch`, `oldPitch`: epoch ms; `crowds`: by official date; `settled`: null if its outcomes stay */
type GradedGame = {
  pitch: number;
  oldPitch: number;
  homeId: number;
  crowds: Record<string, GameCrowd>;
  settled: PickableGame | null;
};

type Games = ReadonlyMap<number, GradedGame>;

/** The grade of a pick as it is stored: the figures are null unless it is correct or wrong. */
type Grade = {
  outcome: Outcome | null;
  streakBefore: number | null;
  streakAfter: number | null;
  longestBefore: number | null;
  bases: number | null;
};

type GradedPick = Grade & { userId: number; gamePk: number };

/** `officialDate`: YYYY-MM-DD */
type StoredPick = GradedPick & { officialDate: string; winnerId: number };

/** A pick with its game. `outcome`: by the state of the game if that is settled, otherwise as it is stored */
type JoinedPick = { pick: StoredPick; game: GradedGame; outcome: Outcome | null };

function joinGame(pick: StoredPick, games: Games): JoinedPick[] {
  const game = games.get(pick.gamePk);
  if (game === undefined) return [];
  if (game.settled === null) return [{ pick, game, outcome: pick.outcome }];
  const state = pickState(pick, game.settled, 0);
  return [{ pick, game, outcome: isSettled(state) ? state : null }];
}

function skillOf({ pick, game }: JoinedPick, outcome: Outcome): SkillTally {
  const crowd = game.crowds[pick.officialDate];
  const side = pick.winnerId === game.homeId ? 'home' : 'away';
  return crowd === undefined ? emptySkill : addJudgedPick(emptySkill, { side, outcome, crowd });
}

function toOld(joined: JoinedPick): OldPick[] {
  const { gamePk, officialDate, outcome: state, bases, streakBefore, longestBefore } = joined.pick;
  if (state === null || bases === null) return [];
  const { oldPitch: firstPitchAt } = joined.game;
  const skill = skillOf(joined, state);
  return [{ gamePk, officialDate, firstPitchAt, state, bases, streakBefore, longestBefore, skill }];
}

function toNew(joined: JoinedPick): NewPick[] {
  const { pick, game, outcome: state } = joined;
  if (state === null || state === 'void') return [];
  const { gamePk, officialDate } = pick;
  return [{ gamePk, officialDate, firstPitchAt: game.pitch, state, skill: skillOf(joined, state) }];
}

const noGrade = { streakBefore: null, streakAfter: null, longestBefore: null, bases: null };

const isSameGrade = (one: Grade, other: Grade): boolean =>
  one.outcome === other.outcome &&
  one.bases === other.bases &&
  one.streakBefore === other.streakBefore &&
  one.streakAfter === other.streakAfter &&
  one.longestBefore === other.longestBefore;

/** What a user's picks and tally become, from nothing without a tally. `hasPoints`: whether a grade with points has changed */
function gradeUser(
  picks: readonly StoredPick[],
  tally: UserTally | null,
  { games, isWhole }: { games: Games; isWhole: boolean },
) {
  const joined = picks.flatMap((pick) => joinGame(pick, games));
  const replaced = { old: isWhole ? [] : joined.flatMap(toOld), next: joined.flatMap(toNew) };
  const result = replacePicks(tally ?? emptyUserTally, replaced);
  const changes = joined
    .map(({ pick, outcome }) => {
      const { userId, gamePk } = pick;
      return { was: pick, grade: { userId, gamePk, ...noGrade, ...result.worth.get(gamePk), outcome } };
    })
    .filter(({ was, grade }) => !isSameGrade(was, grade));
  const hasPoints = changes.some(({ was, grade }) => was.bases !== null || grade.bases !== null);
  return { ...result, ...replaced, grades: changes.map(({ grade }) => grade), hasPoints };
}

/** `isWhole`: all picks of the users are graded, and their tallies are computed from nothing */
type Grading = { settled: readonly SettledGame[]; isWhole: boolean; now: Date };

/**
 * Grades picks of users. `users`: a query with the column user_id, each once. Writes nothing of the users whose picks must all be graded,
 * and returns them.
 */
async function gradeUsers(tx: Tx, users: SQL, { settled, isWhole, now }: Grading): Promise<number[]> {
  await tx.execute(sql`create temporary table graded_users on commit drop as ${users}`);
  await tx.execute(sql`analyze graded_users`);
  await tx.execute(sql`
    create temporary table new_grades ("userId" integer, "gamePk" integer, outcome text, "streakBefore" integer, "streakAfter" integer,
      "longestBefore" integer, bases integer) on commit drop`);
  await tx.execute(sql`create temporary table new_tallies on commit drop as select * from tallies with no data`);
  if (isWhole) await tx.execute(sql`delete from past_skills where user_id in (select user_id from graded_users)`);
  const { rows: states } = await tx.execute<{ season: string }>(
    sql`select season::text as season from leaderboard_state`,
  );
  const games = await readGradedGames(tx, settled, isWhole);
  const uncertain: number[] = [];
  const gamePks = [...games.keys()];
  for await (const picksOfUsers of readPicks(tx, gamePks)) {
    const before = isWhole ? null : await readTallies(tx, [...picksOfUsers.keys()]);
    const grades: GradedPick[] = [];
    const tallies: ReturnType<typeof toTallyRow>[] = [];
    const skills: SkillChange[] = [];
    for (const [userId, picks] of picksOfUsers) {
      const graded = gradeUser(picks, before?.get(userId) ?? null, { games, isWhole });
      if (!graded.isCertain && !isWhole) {
        uncertain.push(userId);
        continue;
      }
      grades.push(...graded.grades);
      if (!graded.hasPoints && !isWhole) continue;
      tallies.push(toTallyRow(userId, graded.tally));
      for (const [season, skill] of skillChanges(graded, states[0]?.season ?? ''))
        skills.push({ userId, season, ...skill });
    }
    await copyRows(tx, 'new_grades', grades);
    await copyRows(tx, 'new_tallies', tallies);
    await changePastSkills(tx, skills);
  }
  await writeGrades(tx, gamePks, now);
  await writeTallies(tx);
  await tx.execute(sql`drop table graded_users, new_grades, new_tallies`);
  return uncertain;
}

/** Grades all picks of users again. `users`: a query with the column user_id, each once */
export async function gradeAllPicks(tx: Tx, users: SQL, settled: readonly SettledGame[], now: Date): Promise<void> {
  await gradeUsers(tx, users, { settled, isWhole: true, now });
}

/** Grades the picks of the users in the temporary table `affected` from the settled games on, and changes their tallies. */
export async function gradeAffected(tx: Tx, settled: readonly SettledGame[], now: Date): Promise<void> {
  const users = sql`select distinct user_id from affected`;
  const uncertain = await gradeUsers(tx, users, { settled, isWhole: false, now });
  if (uncertain.length === 0) return;
  await gradeAllPicks(tx, sql`select unnest(${sql.param(uncertain)}::integer[]) as user_id`, settled, now);
}

/** Reads the picks of the games by the users in the temporary table `graded_users`, some users at a time. */
async function* readPicks(tx: Tx, gamePks: readonly number[]): AsyncGenerator<Map<number, StoredPick[]>> {
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`
    declare graded_picks no scroll cursor for
    select p.user_id as "userId", p.game_pk as "gamePk", p.official_date::text as "officialDate", p.winner_id as "winnerId", p.outcome,
      p.streak_before as "streakBefore", p.streak_after as "streakAfter", p.longest_before as "longestBefore", p.bases
    from graded_users u join picks p using (user_id)
    where p.game_pk = any (${sql.param(gamePks)}::integer[]) order by p.user_id`);
  let last: StoredPick[] = [];
  for (;;) {
    const { rows } = await tx.execute<StoredPick>(sql`fetch 2000 from graded_picks`);
    const users = Map.groupBy([...last, ...rows], ({ userId }) => userId);
    // the next rows can have more picks of the last user
    const lastId = rows.at(-1)?.userId;
    last = lastId === undefined ? [] : (users.get(lastId) ?? []);
    if (lastId !== undefined) users.delete(lastId);
    yield users;
    if (rows.length === 0) break;
  }
  await tx.execute(sql`close graded_picks`);
}

/** Writes the grades of the temporary table `new_grades`. `now`: when an outcome that is new was settled */
async function writeGrades(tx: Tx, gamePks: readonly number[], now: Date): Promise<void> {
  await tx.execute(sql`analyze new_grades ("userId", "gamePk")`);
  await tx.execute(sql`
    update picks p
    set outcome = n.outcome, streak_before = n."streakBefore", streak_after = n."streakAfter", longest_before = n."longestBefore",
      bases = n.bases, settled_at = case when n.outcome is null then null
        when p.outcome is distinct from n.outcome then ${now}::timestamptz else p.settled_at end
    from new_grades n
    where p.game_pk = any (${sql.param(gamePks)}::integer[]) and p.game_pk = n."gamePk" and p.user_id = n."userId"`);
}

/** The place in the order of first pitches from which picks may change: that of the first game, before or after. */
function startOf(settled: readonly SettledGame[]): { pitch: Date; gamePk: number } | undefined {
  const places = settled.flatMap(({ game: { gamePk }, pitch, oldPitch }) => [
    { pitch, gamePk },
    { pitch: oldPitch, gamePk },
  ]);
  return places.toSorted((one, other) => one.pitch.getTime() - other.pitch.getTime() || one.gamePk - other.gamePk)[0];
}

/** Reads the games whose picks may change with those of the settled games, or with `isWhole` all settled games. */
async function readGradedGames(
  tx: Tx,
  settled: readonly SettledGame[],
  isWhole: boolean,
): Promise<Map<number, GradedGame>> {
  const start = startOf(settled);
  const isInPart: SQL =
    isWhole || start === undefined
      ? sql`g.settled_pitch_at is not null`
      : sql`(g.settled_pitch_at, g.game_pk) >= (${start.pitch}::timestamptz, ${start.gamePk}::integer)`;
  const { rows } = await tx.execute<Omit<GradedGame, 'oldPitch' | 'settled'> & { gamePk: number }>(sql`
    select g.game_pk as "gamePk", g.home_id as "homeId", (1000 * extract(epoch from g.settled_pitch_at))::float8 as pitch, (
      select coalesce(json_object_agg(c.official_date::text, json_build_object('away', c.away, 'home', c.home)), '{}')
      from game_crowds c where c.game_pk = g.game_pk) as crowds
    from games g where ${isInPart}`);
  const bySettled = new Map(settled.map((each) => [each.game.gamePk, each]));
  return new Map(
    rows.map(({ gamePk, ...row }) => {
      const own = bySettled.get(gamePk);
      return [gamePk, { ...row, oldPitch: own?.oldPitch.getTime() ?? row.pitch, settled: own?.game ?? null }];
    }),
  );
}
