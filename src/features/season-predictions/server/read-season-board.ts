import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { BoardPlace } from '#features/leaderboard/contract.ts';
import { cutPage, pageSize } from '#features/leaderboard/server/cut-page.ts';
import { countScores, type ScoreRanks } from '#features/ranks/server/score-ranks.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts';
import type { SeasonBoard, SeasonBoardRow } from '../contract.ts';
import { bracketFieldSchema, type BracketField, bracketResultsSchema } from '../rules/bracket-shapes.ts';
import { scoreTable } from '../rules/check-table.ts';
import { scoreBracket } from '../rules/follow-bracket.ts';
import { lastSeason, predictLastSeason, predictSeeds, theSeeds } from '../rules/house-predictions.ts';
import {
  type ContestKind,
  type SeasonClub,
  type TableField,
  tableFieldSchema,
  tableResultsSchema,
} from '../rules/table-shapes.ts';
import { createScorer } from './follow-contests.ts';
import { type StoredContest, describeContest, readContest, readContestSeasons } from './read-contest.ts';

type ContestKey = Pick<StoredContest, 'kind' | 'season'>;

/** A position in the order of a board, which is that of the index `season_predictions_by_score`, from its end. */
type Position = { score: number; userId: number };

/** A row of a board as it is stored. */
type BoardRow = Position & { username: string; profilePic: string; prediction: object };

/** Rows of a contest that satisfy the condition, without hidden users and without predictions that have no points. */
function select({ kind, season }: ContestKey, condition: SQL): SQL {
  return sql`
    select p.user_id as "userId", u.username, u.profile_pic as "profilePic", p.score, p.prediction
    from season_predictions p join users u on u.id = p.user_id
    where p.kind = ${kind} and p.season = ${season} and p.score is not null and not u.is_hidden and ${condition}`;
}

const adjacent = {
  '<': { condition: sql`<`, order: sql`desc` },
  '<=': { condition: sql`<=`, order: sql`desc` },
  '>': { condition: sql`>`, order: sql`asc` },
  '>=': { condition: sql`>=`, order: sql`asc` },
};

/** Reads the `limit` rows next to a position, best first. `comparison`: greater ones are above it. */
async function readRowsNear(
  db: Db,
  contest: ContestKey,
  { score, userId }: Position,
  { comparison, limit }: { comparison: keyof typeof adjacent; limit: number },
): Promise<BoardRow[]> {
  const { condition, order } = adjacent[comparison];
  const rows = await runPrepared<BoardRow>(
    db,
    sql`${select(contest, sql`(p.score, p.user_id) ${condition} (${score}::integer, ${userId}::integer)`)}
      order by p.score ${order}, p.user_id ${order} limit ${limit}`,
  );
  return comparison.startsWith('>') ? rows.toReversed() : rows;
}

/** Reads the row of a user by id or by username; null if the user is not on the board. */
async function readRowOf(db: Db, contest: ContestKey, user: number | string): Promise<BoardRow | null> {
  const condition = typeof user === 'number' ? sql`p.user_id = ${user}` : sql`u.username_key = ${usernameKey(user)}`;
  const [row] = await runPrepared<BoardRow>(db, select(contest, condition));
  return row ?? null;
}

/** `season`: default: the newest one. `now`: epoch ms, league clock */
type Request = {
  kind: ContestKind;
  query: BoardPlace & { season?: string | undefined };
  userId: number | null;
  now: number;
};

const largest = 2_147_483_647;
const number = z.number().int().min(-largest).max(largest);
const positionSchema = z.tuple([number, number]);
const top: Position = { score: largest, userId: largest };

function decodePosition(name: 'after' | 'before', cursor: string): Position {
  const [score, userId] = decodeCursor(name, cursor, positionSchema);
  return { score, userId };
}

const encodePosition = (row: BoardRow | null): string | null => row && encodeCursor([row.score, row.userId]);

type Range = { position: Position; above: number; below: number; isPositionAbove: boolean };

async function readRange(db: Db, contest: StoredContest, { after, before, around }: BoardPlace): Promise<Range> {
  if (after !== undefined)
    return { position: decodePosition('after', after), above: 0, below: pageSize, isPositionAbove: true };
  if (before !== undefined)
    return { position: decodePosition('before', before), above: pageSize, below: 0, isPositionAbove: false };
  const position = around === undefined ? null : await readRowOf(db, contest, around);
  if (position === null) return { position: top, above: 0, below: pageSize, isPositionAbove: true };
  return { position, above: pageSize / 2, below: pageSize / 2, isPositionAbove: false };
}

async function readRows(db: Db, contest: StoredContest, place: BoardPlace) {
  const { position, above, below, isPositionAbove } = await readRange(db, contest, place);
  // reads one row more than a page on each side, to find out whether there are more
  const [rowsAbove, rowsBelow] = await Promise.all([
    readRowsNear(db, contest, position, { comparison: isPositionAbove ? '>=' : '>', limit: above + 1 }),
    readRowsNear(db, contest, position, { comparison: isPositionAbove ? '<' : '<=', limit: below + 1 }),
  ]);
  return cutPage({ above: rowsAbove, below: rowsBelow }, { above, below });
}

function toRow({ username, profilePic, score, prediction }: BoardRow, ranks: ScoreRanks, figures: ContestFigures) {
  const { correct, champion } = figures.of(prediction);
  return { rank: ranks.rankOf(score), username, profilePic, score, correct, champion } satisfies SeasonBoardRow;
}

/** Reads a page of the board of a contest, with the row of the user `userId`. It has no rows before the deadline. */
export async function readSeasonBoard(db: Db, ranksOf: ContestRanks, request: Request): Promise<SeasonBoard> {
  const { kind, query, userId, now } = request;
  const [seasons, contest] = await Promise.all([readContestSeasons(db, kind), readContest(db, kind, query.season)]);
  const empty = { seasons, total: 0, rows: [], previous: null, next: null, own: null, house: null };
  if (contest === null) return { ...empty, contest };
  const described = describeContest(contest, now);
  if (described.isOpen || contest.results === null) return { ...empty, contest: described };
  const [{ rows, first, last }, own, ranks] = await Promise.all([
    readRows(db, contest, query),
    userId === null ? null : readRowOf(db, contest, userId),
    ranksOf(contest),
  ]);
  const figures = contestFigures(contest, contest.results);
  return {
    seasons,
    contest: described,
    total: ranks.total,
    rows: rows.map((row) => toRow(row, ranks, figures)),
    previous: encodePosition(first),
    next: encodePosition(last),
    own: own && toRow(own, ranks, figures),
    house: figures.house,
  };
}

/** What a board shows of predictions besides their stored points. `champion`: short name of the predicted one */
type ContestFigures = {
  of: (prediction: unknown) => { correct: number; champion: string };
  house: SeasonBoard['house'];
};

/** The clubs of a contest and its house player. */
type Described = { clubs: SeasonClub[]; house: NonNullable<SeasonBoard['house']> };

function describeTable(field: TableField, results: object): Described {
  const { total, exactPlaces } = scoreTable(predictLastSeason(field), tableResultsSchema.parse(results));
  return {
    clubs: field.divisions.flatMap(({ clubs }) => clubs),
    house: { ...lastSeason, score: total, correct: exactPlaces },
  };
}

function describeBracket(field: BracketField, results: object): Described {
  const { total, correct } = scoreBracket(predictSeeds(field), field, bracketResultsSchema.parse(results));
  return {
    clubs: field.series.flatMap(({ sides }) => sides.flatMap(({ club }) => club ?? [])),
    house: { ...theSeeds, score: total, correct },
  };
}

/** Prepares the figures of stored predictions by the stored results of their contest. */
function contestFigures(contest: StoredContest, results: object): ContestFigures {
  const { clubs, house } =
    contest.kind === 'table'
      ? describeTable(tableFieldSchema.parse(contest.field), results)
      : describeBracket(bracketFieldSchema.parse(contest.field), results);
  const names = new Map(clubs.map(({ id, shortName }) => [id, shortName]));
  const scorePrediction = createScorer(contest, results);
  return {
    of(prediction) {
      const { correct, champion } = scorePrediction(prediction);
      return { correct, champion: names.get(champion) ?? '–' };
    },
    house,
  };
}

/** Real ms after which the users per score are counted again: predictions are scored, and users hidden, at any time. */
const validForMs = 10_000;

const scoresOf = ({ kind, season }: StoredContest): SQL => sql`
  select score from season_predictions
  where kind = ${kind} and season = ${season} and user_id not in (select id from users where is_hidden)`;

type ContestRanks = (contest: StoredContest) => Promise<ScoreRanks>;

/** Creates a function that returns the ranks of the scores of a contest, counted at most once in ten seconds. */
export function createContestRanks(db: Db, realNow: () => number): ContestRanks {
  const ranks = createResultCache<ScoreRanks>({ max: 20, ttl: { ms: validForMs, now: realNow } });
  return (contest) => ranks.read(`${contest.kind} ${contest.season}`, () => countScores(db, scoresOf(contest)));
}
