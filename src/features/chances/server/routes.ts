import { resolveSeason } from '#features/league/server.ts';
import { resolveStandingsSeason } from '#features/standings/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { type Goal, goals } from '#rules/baseball/chances/goals.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import { lastShownDay, type ResultTopic, type Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import {
  chancesHistory,
  type ChancesHistory,
  seasonChances,
  type SeasonChances,
  tonightChances,
  type TonightChances,
} from '../contract.ts';
import { compareResults } from '../rules/compare-results.ts';
import { findWeekGames } from '../rules/week-games.ts';
import type { ComparedResults, OwnClub } from '../shapes.ts';
import {
  type FigureOfDay,
  readChancesHistory,
  readMorningChances,
  readNewestChances,
  type StoredChances,
} from './stored-chances.ts';

type ChancesServices = Pick<Services, 'db' | 'client' | 'clock'>;

export function chancesRoutes(services: Services) {
  return {
    seasonChances: serveData(seasonChances, async ({ query }, { now, viewer: { show } }) => {
      const selected = await selectSeason(services, query);
      return show((viewer) => readSeasonChances(services, selected, viewer), topicOf(selected, now));
    }),
    tonightChances: serveData(tonightChances, ({ query }, { viewer: { show } }) =>
      show((viewer) => readTonightChances(services, viewer, query), 'standings'),
    ),
    chancesHistory: serveData(chancesHistory, async ({ query }, { now, viewer: { show } }) => {
      const selected = await selectSeason(services, query);
      return show((viewer) => readHistory(services, { ...query, ...selected }, viewer), topicOf(selected, now));
    }),
  };
}

/** `date`: YYYY-MM-DD; null: now */
type Selected = { season: string; date: string | null };

async function selectSeason(
  services: ChancesServices,
  query: { season?: string | undefined; date?: string | undefined },
): Promise<Selected> {
  const { season, date } = await resolveStandingsSeason(services, { ...query, level: 1 });
  return { season, date };
}

/** What a viewer who hides scores must open: nothing for days whose results are not hidden. `now`: epoch ms, league clock */
function topicOf({ season, date }: Selected, now: number): ResultTopic | undefined {
  const lastDay = date ?? (season < baseballDay(now).slice(0, 4) ? `${season}-12-31` : null);
  return lastDay !== null && lastDay <= lastShownDay(now) ? undefined : 'standings';
}

const untilOf = ({ instant }: Viewer): Date | null => (instant === null ? null : new Date(instant));

const momentOf = ({ asOf, computedAt }: StoredChances) => ({ asOf: asOf.getTime(), computedAt: computedAt.getTime() });

/** Reads the chances of a season as a viewer may see them: those of the viewer's instant. */
export async function readSeasonChances(
  { db }: Pick<Services, 'db'>,
  { season, date }: Selected,
  viewer: Viewer,
): Promise<SeasonChances> {
  const shown = { season: Number(season), until: untilOf(viewer) };
  const row =
    date === null ? await readNewestChances(db, shown) : await readMorningChances(db, { ...shown, day: date });
  if (row === null) return { season, date, current: null };
  const { seasons, knownSince, day } = row;
  const weekBefore = await readMorningChances(db, { ...shown, day: addDays(day, -7) });
  return {
    season,
    date,
    current: {
      ...momentOf(row),
      seasons,
      knownSince,
      clubs: row.clubs.map(({ id, wins, reached, places, decided }) => {
        const before = weekBefore?.clubs.find((club) => club.id === id);
        const playoffs = reached.playoffs / seasons;
        return {
          teamId: id,
          wins: { ...wins, mean: rounded(wins.mean, 1) },
          chances: toChances(reached, seasons),
          places: places.map((count) => count / seasons),
          decided,
          weekChange:
            weekBefore === null || before === undefined
              ? null
              : rounded(playoffs - before.reached.playoffs / weekBefore.seasons, 5),
        };
      }),
    },
  };
}

function toChances(reached: Record<Goal, number>, seasons: number): Record<Goal, number> {
  const chances = { ...reached };
  for (const goal of goals) chances[goal] = reached[goal] / seasons;
  return chances;
}

type TonightQuery = { team?: number | undefined; part?: 'all' | 'marks' };

/** Reads how the next games change chances, and those of a club's coming week, as a viewer may see it. */
export async function readTonightChances(
  services: ChancesServices,
  viewer: Viewer,
  { team, part }: TonightQuery = {},
): Promise<TonightChances> {
  const season = await resolveSeason(services);
  const row = await readNewestChances(services.db, { season: Number(season), until: untilOf(viewer) });
  if (row === null) return { season, current: null };
  const { clubs, seasons, tonight } = row;
  const day = tonight?.day ?? null;
  const compared = compareResults({ clubs, seasons, games: tonight?.games ?? [] });
  const stored = { compared, day, week: tonight?.week ?? [], clubs, seasons };
  return {
    season,
    current: {
      ...momentOf(row),
      day,
      ...compared,
      ...(part === 'marks' && { games: [], rootFor: compared.rootFor.filter(({ teamId }) => teamId === team) }),
      ...(team !== undefined && { club: clubOf(team, compared, { clubs, seasons }) }),
      week: team === undefined ? [] : findWeekGames(team, stored),
    },
  };
}

/** A club before the next games; undefined if it is not in the league. */
function clubOf(
  team: number,
  { compared, games }: ComparedResults,
  { clubs, seasons }: Pick<StoredChances, 'clubs' | 'seasons'>,
): OwnClub | undefined {
  const [goal] = compared;
  const club = clubs.find(({ id }) => id === team);
  if (club === undefined || goal === undefined) return undefined;
  const own = games.flatMap(({ home, away }) => [home, away]).filter(({ teamId }) => teamId === team);
  const gains = own.map(({ win, loss }) => (win[goal] ?? 0) - (loss[goal] ?? 0));
  return {
    chance: club.reached[goal] / seasons,
    isDecided: club.decided.includes(goal),
    gain: rounded(Math.max(0, ...gains), 4),
  };
}

type HistoryQuery = Selected & { figure: ChancesHistory['figure']; team?: number | undefined };

async function readHistory(
  { db }: Pick<Services, 'db'>,
  { season, date, figure, team }: HistoryQuery,
  viewer: Viewer,
): Promise<ChancesHistory> {
  const until = untilOf(viewer);
  const path = figure === 'wins' ? 'wins.mean' : `reached.${figure}`;
  const rows = await readChancesHistory(db, { season: Number(season), until }, path);
  const days = rows.filter(({ day }) => date === null || day <= date);
  const ids = days.at(-1)?.ids ?? [];
  return {
    season,
    date,
    figure,
    days: days.map(({ day }) => day),
    clubs: ids
      .filter((id) => team === undefined || id === team)
      .map((teamId) => ({ teamId, values: days.map((row) => valueOf(row, teamId, figure)) })),
  };
}

/** The figure of a club: a chance, or the wins. */
function valueOf({ ids, values, seasons }: FigureOfDay, club: number, figure: ChancesHistory['figure']): number {
  const value = values[ids.indexOf(club)] ?? 0;
  return figure === 'wins' ? rounded(value, 1) : rounded(value / seasons, 3);
}
