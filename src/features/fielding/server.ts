import { resolveSeason } from '#features/league/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { ListedPlayer } from '#rules/baseball/player.ts';
import { defaultClubId } from '#rules/baseball/teams/club-names.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPlayerList, readPlayer } from '#sources/statsapi/read-player.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import {
  fielding,
  outfielders as outfieldersEndpoint,
  type Outfielder,
  type FieldingSeason,
  type RangePlay,
} from './contract.ts';
import { isOutfielder, type FieldingPlay, type GroundPoint } from './shapes.ts';
import { readFieldingRange } from './upstream.ts';

export function fieldingRoutes(services: Services) {
  return {
    fielding: serveData(fielding, ({ query }) => readFieldingSeason(services, query)),
    outfielders: serveData(outfieldersEndpoint, ({ query }) => listOutfielders(services, query.season)),
  };
}

const toOutfielder = ({ id, name, teamId, position }: ListedPlayer): Outfielder => ({ id, name, teamId, position });

/** Lists the outfielders of a season (default: the newest one) by name. */
export async function listOutfielders(services: LeagueServices, requested?: string) {
  const season = await resolveSeason(services, requested);
  const { value, asOf, isStale } = await readPlayerList(services.client, { season });
  const outfielders = value
    .filter(isOutfielder)
    .map(toOutfielder)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { season, outfielders, freshness: { asOf, isStale } };
}

type Query = { season?: string | undefined; player?: number | undefined; team?: number | undefined };

/**
 * Reads the season of an outfielder (default: the club's center fielder). The range service is a separate host: `range` is
 * null while it fails.
 */
export async function readFieldingSeason(services: LeagueServices, query: Query): Promise<FieldingSeason> {
  const { season, outfielders } = await listOutfielders(services, query.season);
  const player =
    query.player === undefined
      ? defaultOutfielder(outfielders, query.team ?? defaultClubId)
      : (outfielders.find(({ id }) => id === query.player) ??
        (await readUnlistedPlayer(services.client, query.player)));
  if (player === null) return { season, player, clubmates: [], range: null };
  const clubmates = outfielders.filter(({ teamId }) => teamId !== null && teamId === player.teamId);
  return { season, player, clubmates, range: await readRange(services, player.id, season) };
}

function defaultOutfielder(outfielders: readonly Outfielder[], team: number): Outfielder | null {
  const own = outfielders.filter(({ teamId }) => teamId === team);
  return own.find(({ position }) => position === 'CF') ?? own[0] ?? outfielders[0] ?? null;
}

/** A player who is not listed as an outfielder may still have plays there. */
async function readUnlistedPlayer(client: StatsApiClient, id: number): Promise<Outfielder> {
  const { name, team, position } = (await readPlayer(client, { id })).value;
  return { id, name, teamId: team?.id ?? null, position: position?.abbreviation ?? null };
}

/** The games are those of the season's schedule, which all players share. */
async function readRange(
  { client, clock }: LeagueServices,
  playerId: number,
  season: string,
): Promise<FieldingSeason['range']> {
  const isPast = season < baseballDay(clock.now()).slice(0, 4);
  const responses = await nullIfUpstreamFails(
    Promise.all([
      readFieldingRange(client, { playerId, season }),
      nullIfUpstreamFails(readSeasonGames(client, { season, level: 1, isPast })),
    ]),
  );
  if (responses === null) return null;
  const [{ value, asOf, isStale }, schedule] = responses;
  const played = new Set(value.map(({ gamePk }) => gamePk));
  const games = schedule?.value.filter(({ gamePk }) => played.has(gamePk)) ?? [];
  return {
    plays: value.map(toRangePlay),
    games: games.map(({ gamePk, date, away, home }) => ({ gamePk, date, away, home })),
    freshness: { asOf, isStale },
  };
}

/** Rounds to feet: the picture shows no more, and a season has a few hundred plays. */
const roundToFeet = (point: GroundPoint | null): GroundPoint | null =>
  point === null ? null : { x: Math.round(point.x), y: Math.round(point.y) };

function toRangePlay({ playerName: _playerName, start, landing, ...play }: FieldingPlay): RangePlay {
  return { ...play, start: roundToFeet(start), landing: roundToFeet(landing) };
}
