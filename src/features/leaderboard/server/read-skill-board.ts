import type { BoardPlace } from '../contract/leaderboard.ts';
import type { SkillBoard, SkillRow } from '../contract/skill.ts';
import { firstDayOf } from '../rules/first-day-of.ts';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/open-db.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { type RowRange, decodePosition, encodePosition, top } from './pages/page-statement.ts';
import { cutPage, pageSize } from './cut-page.ts';
import { readScoreRanks, type ScoreRanks } from './score-ranks.ts';
import { skillFigures, type SkillBoardName, skillStatement, type StoredSkill } from './skill-statement.ts';
import { sql } from 'drizzle-orm';

/** `season`: a year, or 'all' for all seasons together; the latest season if omitted */
export type SkillQuery = BoardPlace & { season?: string | undefined };

type Board = { name: SkillBoardName; since: string; season: string | null };

function boardOf(season: string | undefined, latest: string | undefined): Board {
  if (season === 'all' || latest === undefined) return { name: 'total skill', since: '-infinity', season: null };
  if (season === undefined || season === latest)
    return { name: 'skill', since: firstDayOf('season', latest), season: latest };
  return { name: 'past skill', since: firstDayOf('season', season), season };
}

function rangeOf({ after, before, around }: SkillQuery): RowRange {
  if (around !== undefined)
    return { position: usernameKey(around), above: pageSize / 2, below: pageSize / 2, isPositionAbove: false };
  if (before !== undefined)
    return { position: decodePosition('before', before), above: pageSize, below: 0, isPositionAbove: false };
  const position = after === undefined ? top : decodePosition('after', after);
  return { position, above: 0, below: pageSize, isPositionAbove: true };
}

function toRow({ username, profilePic, score, picks, value }: StoredSkill, ranks: ScoreRanks): SkillRow[] {
  const figures = skillFigures({ value, picks });
  if (figures === null) return [];
  const rank = score === null ? null : ranks.rankOf(score);
  return [{ rank, username, profilePic, ...figures }];
}

const cursorOf = (row: StoredSkill | null): string | null =>
  row && encodePosition({ score: row.score ?? 0, correct: row.picks, username: row.username });

/** Reads a page of the board of skill, with the row of the user `userId`. */
export async function readSkillBoard(
  db: Db,
  query: SkillQuery,
  userId: number | null,
): Promise<Omit<SkillBoard, 'replayed'>> {
  const seasons = await readSkillSeasons(db);
  const { name, since, season } = boardOf(query.season, seasons[0]);
  const { position, above, below, isPositionAbove } = rangeOf(query);
  // reads one row more than a page on each side, to find out whether there are more
  const range = { position, above: above + 1, below: below + 1, isPositionAbove };
  const [stored, ranks] = await Promise.all([
    runPrepared<StoredSkill>(db, skillStatement({ name, since }, range, userId)),
    readScoreRanks(db, { name, since }),
  ]);
  const found = { above: partOf(stored, 'above'), below: partOf(stored, 'below') };
  if (query.around !== undefined && found.below.length === 0)
    throw new NotFound('This user has no rank on this board.');
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
