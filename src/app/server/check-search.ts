import { z } from 'zod';
import { parseSubjectCode } from '#features/alerts/rules/parse-subject-code.ts';
import { chancesHistory } from '#features/chances/contract.ts';
import { atTime, games } from '#features/games/contract.ts';
import { boardPlaceSchema, skillBoard } from '#features/leaderboard/contract.ts';
import { leagueLeaders, playerLines } from '#features/league-leaders/contract.ts';
import { seasonIdSchema } from '#features/league/contract.ts';
import { userPicks } from '#features/picks/contract/picks.ts';
import { playerSplits } from '#features/players/contract/player-season.ts';
import { parseCompared } from '#features/players/rules/compare.ts';
import { leagueInvitation, privateLeague } from '#features/private-leagues/contract.ts';
import { rollingMetrics } from '#features/rolling-metrics/contract.ts';
import { rollingFigures } from '#features/rolling-metrics/rules/rolling-figures.ts';
import { search } from '#features/search/contract.ts';
import { transactions } from '#features/transactions/contract.ts';
import { allClubs } from '#features/transactions/rules/all-clubs.ts';
import { clubIdSchema, dateSchema, idSchema, textSchema } from '#platform/api/input-schemas.ts';
import type { CheckSearch } from '#platform/api/page-renderer.ts';
import { type Page, type PageName, pages, type SearchOf } from '#platform/api/pages.ts';
import { InvalidInput } from '#platform/http/app-error.ts';
import { describeIssue } from '#platform/http/endpoints/describe-issue.ts';
import { toHttpError } from '#platform/http/send-error.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { hands } from '#rules/baseball/teams/roster-figures.ts';
import { rosterTypes } from '#rules/baseball/teams/roster-types.ts';

const season = seasonIdSchema;
const { level } = games.query.shape;
const { at } = atTime.shape;
const prediction = { username: textSchema(60), ...boardPlaceSchema.shape };
const alerts = textSchema(20).refine((text) => parseSubjectCode(text) !== null, { error: 'must name a subject' });
const figures = new Set<string>(Object.values(rollingFigures).flatMap((group) => group.map(({ id }) => id)));
const plots = new Set<string>(Object.values(statColumns).flatMap((columns) => columns.map(({ figure }) => figure)));

/** One of some texts, in any letter case. */
function nameOf(names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return textSchema(40).refine((text) => known.has(text.toLowerCase()), {
    error: `must be one of ${names.join(', ')}`,
  });
}

type Fields = { [Name in PageName]?: { [Field in keyof SearchOf<Name>]: z.ZodType } };

/** Parameters that are the same on every page, unless `fields` has another rule. */
const common: Readonly<Record<string, z.ZodType>> = { date: dateSchema, level, season, team: clubIdSchema };

/**
 * What the texts of the search parameters of each page must be. Those with fixed values are in the table of pages. Some pages say themselves
 * what is wrong, beside the choices: the moment of a replay, which games the wall shows, groups of statistics, and since when transactions
 * are known.
 */
const fields: Fields = {
  home: { called: idSchema },
  alerts: { for: alerts },
  scorecard: { at, play: z.coerce.number().int().min(0).max(9999) },
  'season-predictions': prediction,
  'bracket-predictions': prediction,
  leaderboard: { ...boardPlaceSchema.shape, season: skillBoard.query.shape.season },
  'private-leagues': { season: privateLeague.query.shape.season, code: leagueInvitation.query.shape.code },
  rosters: {
    team: idSchema,
    type: nameOf(rosterTypes.map(({ id }) => id)),
    hand: nameOf(hands),
  },
  standings: {
    team: idSchema,
    figure: chancesHistory.query.shape.figure,
    clubs: textSchema(80).regex(/^\d{1,6}(?:,\d{1,6}){0,9}$/, {
      error: 'must be one to ten numbers of clubs with commas between them',
    }),
  },
  transactions: {
    from: dateSchema,
    team: z.literal(String(allClubs)).or(idSchema),
    type: transactions.query.shape.kind,
    until: dateSchema,
  },
  player: { q: search.query.shape.q, month: playerSplits.query.shape.month },
  compare: {
    age: z.coerce.number().int().min(10).max(70),
    players: textSchema(40).refine((text) => parseCompared(text).length === text.split(',').length, {
      error: 'must be one to three numbers of different players with commas between them',
    }),
  },
  'rolling-metrics': {
    // the page says that there is no such club
    team: idSchema,
    window: rollingMetrics.query.shape.window,
    sort: textSchema(40).refine((text) => figures.has(text.replace(/-change$/, '')), { error: 'must be a figure' }),
  },
  'league-leaders': {
    ...leagueLeaders.query.shape,
    time: playerLines.query.shape.time,
    position: textSchema(10),
    min: z.coerce.number().int().min(0).max(2000),
    plot: textSchema(40).refine((text) => plots.has(text), { error: 'must be a figure' }),
  },
  'free-agents': { position: textSchema(10) },
  'advanced-fielding': { player: idSchema, name: textSchema(100) },
  search: search.query.shape,
  'user-home': { before: userPicks.query.shape.before },
  login: {
    invitation: leagueInvitation.query.shape.code,
    pick: textSchema(40).regex(/^\d{1,9}-\d{1,9}$/, { error: 'must be a game and a club' }),
    alerts,
  },
};

/** What is wrong with a value; null if it is valid. An empty one counts as absent. */
function errorOf([value = '', ...more]: readonly string[], read: (text: string) => unknown, schema?: z.ZodType) {
  if (value === '') return null;
  if (more.length > 0) return 'must be given once';
  const issue = schema?.safeParse(value).error?.issues[0];
  if (issue !== undefined) return describeIssue(issue);
  return read(value) === undefined ? 'is not one of the choices' : null;
}

/** Why a page cannot be shown with such search parameters: the error of each invalid one. Null if all are valid; unknown ones are ignored. */
export const checkSearch: CheckSearch = (name, given) => {
  const { search: selecting, view }: Page = pages[name];
  const schemas: Partial<Record<string, z.ZodType>> = { ...common, ...fields[name] };
  const errors = Object.entries({ ...selecting, ...view }).flatMap(([field, read]) => {
    const error = errorOf(given.getAll(field), read, schemas[field]);
    return error === null ? [] : [[field, error]];
  });
  return errors.length === 0 ? null : toHttpError(new InvalidInput(Object.fromEntries(errors))).body;
};
