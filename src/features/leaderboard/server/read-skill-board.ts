import { sql } from 'drizzle-orm';
import { ranksOfVersion, readVersion, type ScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { type SkillBoardName, skillColumns } from '#features/ranks/server/skill-columns.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { firstDayOf } from '#rules/baseball/days.ts';
import type { Span } from '#rules/picks/period.ts';
import { type JudgedPick, type SkillTally, skillTally } from '#rules/picks/skill.ts';
import type { BoardPlace, SkillBoard, SkillRow } from '../contract.ts';
import { encodePosition, rangeOf } from './board-rows.ts';
import { cutPage } from './cut-page.ts';
import { createPreviousPages, type PreviousPages } from './previous-pages.ts';
import { skillFigures, skillStatement, type StoredSkill } from './skill-statement.ts';

/** `season`: a year, or 'all' for all seasons together; the latest season if omitted */
export type SkillQuery = BoardPlace & { season?: string | undefined };

type Board = { name: SkillBoardName; since: string; season: string | null };

function boardOf(season: string | undefined, latest: string | undefined): Board {
  if (season === 'all' || latest === undefined) return { name: 'total skill', since: '-infinity', season: null };
  if (season === undefined || season === latest)
    return { name: 'skill', since: firstDayOf('season', latest), season: latest };
  return { name: 'past skill', since: firstDayOf('season', season), season };
}

function toRow({ username, profilePic, score, picks, value }: StoredSkill, ranks: ScoreRanks): SkillRow[] {
  const figures = skillFigures({ value, picks });
  if (figures === null) return [];
  const rank = score === null ? null : ranks.rankOf(score);
  return [{ rank, username, profilePic, ...figures }];
}

const cursorOf = (row: StoredSkill | null): string | null =>
  row && encodePosition({ score: row.score ?? 0, correct: row.picks, username: row.username });

export type SkillPage = Omit<SkillBoard, 'replayed'>;

/** `at`: real time, epoch ms */
type Reading = { at: number; previousPages: PreviousPages<SkillPage> };

/** Reads a page of the board of skill, with the row of the user `userId`. All is of one version. */
export async function readSkillBoard(
  db: Db,
  query: SkillQuery,
  userId: number | null,
  reading: Reading = { at: 0, previousPages: createPreviousPages() },
): Promise<SkillPage> {
  const version = await readVersion(db);
  const seasons = await readSkillSeasons(db);
  const { name, since, season } = boardOf(query.season, seasons[0]);
  const { isCounted, ranks: counted } = ranksOfVersion(db, { name, since }, version);
  const reader = JSON.stringify([query, season, userId]);
  return reading.previousPages({ reader, version, at: reading.at, isCounted }, counted, async (ranks) => {
    const { position, above, below, isPositionAbove } = rangeOf(query);
    // reads one row more than a page on each side, to find out whether there are more
    const range = { position, above: above + 1, below: below + 1, isPositionAbove };
    const stored = await runPrepared<StoredSkill>(db, skillStatement({ name, since }, range, userId));
    if ((await readVersion(db)) !== version) return readSkillBoard(db, query, userId, reading);
    const found = { above: partOf(stored, 'above'), below: partOf(stored, 'below') };
    if (query.around !== undefined && found.below.length === 0)
      return readSkillBoard(db, { season: query.season }, userId, reading);
    const { rows, first, last } = cutPage(found, { above, below });
    return {
      season,
      seasons,
      total: ranks.total,
      rows: rows.flatMap((row) => toRow(row, ranks)),
      previous: cursorOf(first),
      next: cursorOf(last),
      own: partOf(stored, 'own').flatMap((row) => toRow(row, ranks))[0] ?? null,
    };
  });
}

function partOf(rows: readonly StoredSkill[], part: StoredSkill['part']): StoredSkill[] {
  return rows.filter((row) => row.part === part);
}

/** Returns the latest season and the earlier ones with a board, as years, newest first. */
export async function readSkillSeasons(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ season: string }>(sql`
    with recursive seasons as (
      select season from leaderboard_state where season > '-infinity'
      union all
      select (select max(season) from past_skills p where p.season < s.season and score is not null) from seasons s
      where s.season is not null
    )
    select extract(year from season)::integer::text as season from seasons where season is not null`);
  return rows.map(({ season }) => season);
}

export type UserSkill = SkillTally & { userId: number };

/** Computes the skill of some users by their graded picks since a day. */
async function countSkillsSince(db: Db, userIds: readonly number[], since: string): Promise<UserSkill[]> {
  const { rows } = await db.execute<JudgedPick & { userId: number }>(sql`
    select p.user_id as "userId", p.outcome,
      case p.winner_id when g.home_id then 'home' else 'away' end as side, json_build_object('away', c.away, 'home', c.home) as crowd
    from picks p join games g using (game_pk) join game_crowds c on c.game_pk = p.game_pk and c.official_date = p.official_date
    where p.user_id = any(${sql.param(userIds)}::integer[]) and p.official_date >= ${since}::date
      and p.outcome in ('correct', 'wrong')`);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return [...byUser].map(([userId, picks]) => ({ userId, ...skillTally(picks) })).filter(({ picks }) => picks > 0);
}

/**
 * `since`: first day of the week or month (YYYY-MM-DD); `season`: a year, null before the first graded game; `isPast`: it is not that of
 * the boards
 */
type Query = { userIds: readonly number[]; span: Span; since: string | null; season: string | null; isPast: boolean };

/** Reads the skill of some users in a period, of those with a pick that counts. */
export async function readSkillsOf(db: Db, query: Query): Promise<UserSkill[]> {
  const { userIds, span, since, season, isPast } = query;
  if (season === null) return [];
  if (span === 'week' || span === 'month') return since === null ? [] : countSkillsSince(db, userIds, since);
  const board = span === 'all' ? 'total skill' : isPast ? 'past skill' : 'skill';
  const { table, picks, value, isOfBoard } = skillColumns[board];
  return runPrepared<UserSkill>(
    db,
    sql`select t.user_id as "userId", ${picks} as picks, ${value}::float8 as value
      from ${table} t where t.user_id = any(${sql.param(userIds)}::integer[]) and ${isOfBoard(firstDayOf('season', season))} and ${picks} > 0`,
  );
}
