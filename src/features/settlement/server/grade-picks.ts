import { type SQL, sql } from 'drizzle-orm';
import { createRows, copyRows, nullCell } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { isSettled, pickState } from '#rules/picks/pick-outcomes.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import { addJudgedPick, emptySkill, type SkillTally, type GameCrowd } from '#rules/picks/skill.ts';
import { emptyUserTally, type NewPick, type OldPick, replacePicks, skillChanges, type UserTally } from '../rules.ts';
import {
  changePastSkills,
  type SkillChange,
  tallyCells,
  toUserTally,
  cellsOfTally,
  writeTallies,
} from './stored-tallies.ts';

/** A pick with its game. `outcome`: by the state of the game if that is settled, otherwise as it is stored */
type JoinedPick = { pick: StoredPick; game: GradedGame; outcome: Outcome | null };

function joinGame(pick: StoredPick, games: ReadonlyMap<number, GradedGame>): JoinedPick[] {
  const game = games.get(pick.gamePk);
  if (game === undefined) return [];
  if (game.settled === null) return [{ pick, game, outcome: pick.grade.outcome }];
  const state = pickState(pick, game.settled, 0);
  return [{ pick, game, outcome: isSettled(state) ? state : null }];
}

function skillOf({ pick, game }: JoinedPick, outcome: Outcome): SkillTally {
  const crowd = game.crowds[pick.officialDate];
  const side = pick.winnerId === game.homeId ? 'home' : 'away';
  return crowd === undefined ? emptySkill : addJudgedPick(emptySkill, { side, outcome, crowd });
}

function toOld(joined: JoinedPick): OldPick[] {
  const { pick, game } = joined;
  const { outcome: state, bases, streakBefore, longestBefore } = pick.grade;
  if (state === null || bases === null) return [];
  const { gamePk, officialDate } = pick;
  const skill = skillOf(joined, state);
  return [{ gamePk, officialDate, firstPitchAt: game.oldPitch, state, bases, streakBefore, longestBefore, skill }];
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

/** What a user's picks and tally become, with `isWhole` from nothing. `hasPoints`: whether a grade with points has changed */
function gradeUser({ tally, picks }: GradedUser, games: ReadonlyMap<number, GradedGame>, isWhole: boolean) {
  const joined = picks.flatMap((pick) => joinGame(pick, games));
  const replaced = { old: isWhole ? [] : joined.flatMap(toOld), next: joined.flatMap(toNew) };
  const result = replacePicks((isWhole ? null : tally) ?? emptyUserTally, replaced);
  const changes = joined
    .map(({ pick, outcome }) => ({ pick, grade: { outcome, ...(result.worth.get(pick.gamePk) ?? noGrade) } }))
    .filter(({ pick, grade }) => !isSameGrade(pick.grade, grade));
  const hasPoints = changes.some(({ pick, grade }) => pick.grade.bases !== null || grade.bases !== null);
  return { ...result, ...replaced, changes, hasPoints };
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
  if (isWhole) await tx.execute(sql`delete from past_skills where user_id in (select user_id from graded_users)`);
  const { rows } = await tx.execute<{ season: string }>(sql`select season::text as season from leaderboard_state`);
  const games = await readGradedGames(tx, settled, isWhole);
  const gamePks = [...games.keys()];
  const [grades, tallies] = [createRows(), createRows()];
  const skills: SkillChange[] = [];
  const uncertain: number[] = [];
  const add = (user: GradedUser) => {
    const { userId } = user;
    const graded = gradeUser(user, games, isWhole);
    if (!graded.isCertain && !isWhole) {
      uncertain.push(userId);
      return;
    }
    for (const { pick, grade } of graded.changes) grades.add(cellsOfGrade(pick, grade));
    if (!graded.hasPoints && !isWhole) return;
    tallies.add(cellsOfTally(userId, graded.tally));
    for (const [season, skill] of skillChanges(graded, rows[0]?.season ?? ''))
      skills.push({ userId, season, ...skill });
  };
  for await (const some of readGradedUsers(tx, gamePks)) some.forEach(add);
  await writeGrades(tx, grades, { gamePks, now });
  await writeTallies(tx, tallies);
  await changePastSkills(tx, skills);
  await tx.execute(sql`drop table graded_users`);
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

/** A user's stored tally, null without one, and picks. */
type GradedUser = { userId: number; tally: UserTally | null; picks: StoredPick[] };

const cellsOfPick = 9;

/** Reads the users in the temporary table `graded_users` with their picks of the games, some users at a time. */
async function* readGradedUsers(tx: Tx, gamePks: readonly number[]): AsyncGenerator<GradedUser[]> {
  // COPY has no parameters
  await tx.execute(sql`select set_config('called_shot.graded_games', ${`{${gamePks.join()}}`}, true)`);
  let users: GradedUser[] = [];
  const rows = copyRows(
    tx,
    sql`select ${pickCells}, ${tallyCells}
      from graded_users u join picks p using (user_id) left join tallies t using (user_id)
      where p.game_pk = any (current_setting('called_shot.graded_games')::integer[]) order by p.user_id`,
  );
  for await (const chunk of rows) {
    for (const cells of chunk) {
      const pick = toStoredPick(cells);
      const last = users.at(-1);
      if (last?.userId === pick.userId) last.picks.push(pick);
      else users.push({ userId: pick.userId, tally: toUserTally(cells.slice(cellsOfPick)), picks: [pick] });
    }
    // the next chunk can have more picks of the last user
    yield users.slice(0, -1);
    users = users.slice(-1);
  }
  yield users;
}

/** The grade of a pick as it is stored: the figures are null unless it is correct or wrong. */
type Grade = {
  outcome: Outcome | null;
  streakBefore: number | null;
  streakAfter: number | null;
  longestBefore: number | null;
  bases: number | null;
};

/** `officialDate`: YYYY-MM-DD */
type StoredPick = { userId: number; gamePk: number; officialDate: string; winnerId: number; grade: Grade };

/** The cells of the pick `p`. */
const pickCells = sql`p.user_id, p.game_pk, p.official_date, p.winner_id, p.outcome, p.streak_before, p.streak_after,
  p.longest_before, p.bases`;

const toNumber = (cell: string | undefined): number | null => (cell === nullCell ? null : Number(cell));

const toOutcome = (cell: string | undefined): Outcome | null =>
  cell === 'correct' || cell === 'wrong' || cell === 'void' ? cell : null;

/** Converts the cells of a pick. */
function toStoredPick(cells: readonly string[]): StoredPick {
  const [userId, gamePk, officialDate = '', winnerId, outcome, ...figures] = cells;
  const [streakBefore = null, streakAfter = null, longestBefore = null, bases = null] = figures
    .slice(0, 4)
    .map(toNumber);
  const grade = { outcome: toOutcome(outcome), streakBefore, streakAfter, longestBefore, bases };
  return { userId: Number(userId), gamePk: Number(gamePk), officialDate, winnerId: Number(winnerId), grade };
}

/** The cells of a row to write. */
function cellsOfGrade({ userId, gamePk }: StoredPick, grade: Grade) {
  const { outcome, streakBefore, streakAfter, longestBefore, bases } = grade;
  return [userId, gamePk, outcome, streakBefore, streakAfter, longestBefore, bases];
}

/** Writes the grades of picks of some games. `now`: when an outcome that is new was settled */
async function writeGrades(
  tx: Tx,
  rows: ReturnType<typeof createRows>,
  { gamePks, now }: { gamePks: readonly number[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    create temporary table new_grades on commit drop as
    select user_id, game_pk, outcome, streak_before, streak_after, longest_before, bases from picks with no data`);
  await rows.writeTo(tx, 'new_grades');
  await tx.execute(sql`analyze new_grades (user_id, game_pk)`);
  await tx.execute(sql`
    update picks p
    set outcome = n.outcome, streak_before = n.streak_before, streak_after = n.streak_after, longest_before = n.longest_before,
      bases = n.bases, settled_at = case when n.outcome is null then null
        when p.outcome is distinct from n.outcome then ${now}::timestamptz else p.settled_at end
    from new_grades n
    where p.game_pk = any (${sql.param(gamePks)}::integer[]) and p.game_pk = n.game_pk and p.user_id = n.user_id`);
  await tx.execute(sql`drop table new_grades`);
}

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
