import { type SQL, sql } from 'drizzle-orm';
import { addJudgedPick, emptySkill, type SkillTally } from '#features/leaderboard/rules/skill-tally.ts';
import { createRows } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { isSettled, pickState } from '#rules/picks/pick-state.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import { emptyUserTally, type NewPick, type OldPick, replacePicks, skillChanges } from '../../rules/replace-picks.ts';
import { changePastSkills, type SkillChange } from '../skill/past-skills.ts';
import { type GradedGame, readGradedGames, type SettledGame } from './read-graded-games.ts';
import { type GradedUser, readGradedUsers } from './read-graded-users.ts';
import { cellsOfGrade, type Grade, type StoredPick, writeGrades } from './stored-grades.ts';
import { cellsOfTally, writeTallies } from './stored-tallies.ts';

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
  const { officialDate, winnerId } = pick;
  const crowd = game.crowds[officialDate];
  const side = winnerId === game.homeId ? 'home' : 'away';
  return crowd === undefined ? emptySkill : addJudgedPick(emptySkill, { side, outcome, crowd, officialDate });
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
