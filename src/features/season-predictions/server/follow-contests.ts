import { isDeepStrictEqual } from 'node:util';
import { desc, and, eq, sql } from 'drizzle-orm';
import { listPostseason } from '#features/postseason/server.ts';
import { emptyIfMissing, listStandings } from '#features/standings/server.ts';
import type { Db, Tx } from '#platform/db/open-db.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Season } from '#rules/baseball/season.ts';
import type { JobServices, LeagueServices } from '#sources/services.ts';
import { zeroIfUpstreamFails, nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { readStandings } from '#sources/statsapi/read-standings.ts';
import { bracketDeadline, bracketField, bracketResults } from '../rules/bracket-field.ts';
import { bracketFieldSchema, bracketPredictionSchema, bracketResultsSchema } from '../rules/bracket-shapes.ts';
import { predictableSeasons, tableDeadline, startingOrder, scoreTable } from '../rules/check-table.ts';
import { scoreBracket } from '../rules/follow-bracket.ts';
import {
  type ContestKind,
  type TableField,
  type TableResults,
  tablePredictionSchema,
  tableResultsSchema,
} from '../rules/table-shapes.ts';
import { contests } from '../tables.ts';
import type { StoredContest } from './read-contest.ts';

/** real ms */
const minWait = 1000;
/** real ms before the first run: the first pages of visitors come before it */
const firstWait = 2000;
/** ms between two runs: of the league's clock, and of real time at most */
const maxWait = 5 * 60_000;

/**
 * Opens the predictions of a season, reads its results and scores the predictions after their deadline. A season whose champion was
 * not known when the program stopped is read again. A run returns the number of scored predictions.
 */
export function followContests(services: JobServices): PeriodicJob<number> {
  const { db, client, clock, after, log } = services;

  async function work(): Promise<number> {
    const calendar = (await readSeasons(client)).value;
    const stored = await db.select().from(contests).orderBy(desc(contests.season)).limit(8);
    const unfinished = new Set(stored.filter(({ isFinal }) => !isFinal).map(({ season }) => String(season)));
    const seasons = new Set([
      ...predictableSeasons(calendar, baseballDay(clock.now())),
      ...calendar.filter(({ id }) => unfinished.has(id)),
    ]);
    let scored = 0;
    for (const season of seasons) {
      const fieldOf = (kind: ContestKind) =>
        stored.find((contest) => contest.kind === kind && String(contest.season) === season.id)?.field;
      const table = await readTableContest(services, season, fieldOf('table'));
      if (table !== null) scored += await storeContest(db, table, clock.now());
      const bracket = await readBracketContest(services, season, fieldOf('bracket'));
      if (bracket !== null) scored += await storeContest(db, bracket, clock.now());
    }
    return scored;
  }

  const wait = waitOn(clock, maxWait, minWait);
  const tolerant = () => work().catch(zeroIfUpstreamFails);
  return periodicJob({ name: 'contests', work: tolerant, wait, firstWait, after, log });
}

/**
 * Reads the state of the bracket of a season; null until its clubs and the day of its first game are known. `stored`: the series, if
 * they are stored: they do not change any more, because predictions refer to them.
 */
async function readBracketContest(
  services: LeagueServices,
  { id, regularStart }: Season,
  stored: object | undefined,
): Promise<ContestState | null> {
  if (regularStart === null || regularStart > baseballDay(services.clock.now())) return null;
  const { series } = await listPostseason(services, { season: id });
  const field = stored ?? bracketField(series);
  const closesAt = bracketDeadline(series);
  if (field === null || closesAt === null) return null;
  const results = bracketResults(series);
  const isFinal = results.winners.some(({ round }) => round === 'world');
  return { kind: 'bracket', season: Number(id), closesAt, field, results, isFinal };
}

/** The clubs of a season that may not have begun: without its standings, those of the season before; null if both are missing. */
async function readField({ client, clock }: LeagueServices, season: number): Promise<TableField | null> {
  const groupsOf = async (year: number) =>
    (await emptyIfMissing(clock, readStandings(client, { season: String(year) }))).value;
  const [groups, lastSeason] = await Promise.all([
    groupsOf(season),
    nullIfUpstreamFails(groupsOf(season - 1)).then((read) => read ?? []),
  ]);
  const fields = [startingOrder(groups, lastSeason), startingOrder(lastSeason, lastSeason)];
  return fields.find(({ divisions }) => divisions.length > 0) ?? null;
}

/** Reads the order of the divisions, the postseason as of now, and the champion; null before the first result. */
async function readResults(services: LeagueServices, season: string): Promise<TableResults | null> {
  const { tables } = await listStandings(services, { season, level: 1 });
  const divisions = tables.filter(({ kind }) => kind === 'division');
  if (!divisions.some(({ lines }) => lines.some(({ wins, losses }) => wins + losses > 0))) return null;
  const { series } = await listPostseason(services, { season });
  const clubs = series.flatMap(({ sides }) => sides.flatMap(({ team }) => team?.id ?? []));
  const final = series.find(({ round }) => round === 'world');
  return {
    divisions: divisions.flatMap(({ divisionId, lines }) =>
      divisionId === null ? [] : [{ divisionId, clubs: lines.map(({ team }) => team.id) }],
    ),
    postseason: [...new Set(clubs)].toSorted((a, b) => a - b),
    champion: final && final.winner !== null ? (final.sides[final.winner].team?.id ?? null) : null,
  };
}

/** Reads the state of the table of a season; null if its first day or its clubs are not known. `stored`: the clubs, if they are stored. */
async function readTableContest(
  services: LeagueServices,
  { id, regularStart }: Season,
  stored: object | undefined,
): Promise<ContestState | null> {
  if (regularStart === null) return null;
  const field = stored ?? (await readField(services, Number(id)));
  if (field === null) return null;
  const hasBegun = regularStart <= baseballDay(services.clock.now());
  const results = hasBegun ? await readResults(services, id) : null;
  return {
    kind: 'table',
    season: Number(id),
    closesAt: tableDeadline(regularStart),
    field,
    results,
    isFinal: results !== null && results.champion !== null,
  };
}

/** The state of a contest according to the upstream. `closesAt`: epoch ms; `results`: null before the first one */
export type ContestState = {
  kind: ContestKind;
  season: number;
  closesAt: number;
  field: object;
  results: object | null;
  isFinal: boolean;
};

const batch = 1000;

/**
 * Stores a contest, and once it has closed, the points of its predictions: of all after the results have changed, else of those without
 * points. A deadline that has passed does not move. `now`: epoch ms, league clock. Returns the number of scored predictions.
 */
export async function storeContest(db: Db, state: ContestState, now: number): Promise<number> {
  const { kind, season, field, results, isFinal } = state;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ closesAt: contests.closesAt, results: contests.results })
      .from(contests)
      .where(and(eq(contests.kind, kind), eq(contests.season, season)))
      .for('update');
    const closesAt = before && before.closesAt.getTime() <= now ? before.closesAt : new Date(state.closesAt);
    await tx
      .insert(contests)
      .values({ kind, season, closesAt, field, results, isFinal })
      .onConflictDoUpdate({ target: [contests.kind, contests.season], set: { closesAt, results, isFinal } });
    if (results === null || now < closesAt.getTime()) return 0;
    return scoreAll(tx, state, results, !isDeepStrictEqual(before?.results, results));
  });
}

type Row = { userId: number; prediction: unknown };

/** `isAgain`: whether predictions that have points are scored again */
async function scoreAll(tx: Tx, contest: ContestState, results: object, isAgain: boolean): Promise<number> {
  const { kind, season } = contest;
  const scorePrediction = createScorer(contest, results);
  let scored = 0;
  let last = 0;
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`
      select user_id as "userId", prediction from season_predictions
      where kind = ${kind} and season = ${season} and user_id > ${last} and (${isAgain} or score is null)
      order by user_id limit ${batch}`);
    if (rows.length === 0) return scored;
    const userIds = rows.map(({ userId }) => userId);
    const scores = rows.map(({ prediction }) => scorePrediction(prediction).score);
    await tx.execute(sql`
      update season_predictions p set score = n.score
      from unnest(${sql.param(userIds)}::integer[], ${sql.param(scores)}::integer[]) n (user_id, score)
      where p.kind = ${kind} and p.season = ${season} and p.user_id = n.user_id and p.score is distinct from n.score`);
    scored += rows.length;
    last = userIds.at(-1) ?? last;
  }
}

/** `correct`: exact places of the table, or series of the bracket; `champion`: the predicted one */
type PredictionFigures = { score: number; correct: number; champion: number };

/** Creates a function that computes the points of stored predictions of a contest by stored results. */
export function createScorer(
  { kind, field: stored }: Pick<StoredContest, 'kind' | 'field'>,
  storedResults: object,
): (prediction: unknown) => PredictionFigures {
  if (kind === 'table') {
    const results = tableResultsSchema.parse(storedResults);
    return (prediction) => {
      const parsed = tablePredictionSchema.parse(prediction);
      const { total, exactPlaces } = scoreTable(parsed, results);
      return { score: total, correct: exactPlaces, champion: parsed.champion };
    };
  }
  const field = bracketFieldSchema.parse(stored);
  const results = bracketResultsSchema.parse(storedResults);
  const last = field.series.at(-1)?.id;
  return (prediction) => {
    const parsed = bracketPredictionSchema.parse(prediction);
    const { total, correct } = scoreBracket(parsed, field, results);
    const champion = parsed.winners.find(({ series }) => series === last)?.clubId ?? 0;
    return { score: total, correct, champion };
  };
}
