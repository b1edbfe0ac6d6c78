import type { FieldingSeason, Outfielder, RangePlay } from '#contract/fielding.ts';
import type { FieldingPlay, GroundPoint } from '#domain/fielding/fielding-play.ts';
import { defaultClubId } from '#domain/teams/club-names.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { readFieldingRange } from '#server/statsapi/fielding/read-fielding-range.ts';
import { readPlayer } from '#server/statsapi/players/read-player.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { UpstreamError } from '#server/statsapi/client/upstream-error.ts';
import { listOutfielders } from './list-outfielders.ts';

type Asked = { season?: string | undefined; player?: number | undefined; team?: number | undefined };

/**
 * A season of an outfielder: the one asked for, else the club's centre fielder. The range service is a host of its own:
 * while it is away, `range` is null and the rest stands.
 */
export async function readFieldingSeason(source: SeasonSource, asked: Asked): Promise<FieldingSeason> {
  const { season, outfielders } = await listOutfielders(source, asked.season);
  const player =
    asked.player === undefined
      ? usualOutfielder(outfielders, asked.team ?? defaultClubId)
      : (outfielders.find(({ id }) => id === asked.player) ?? (await unlisted(source.client, asked.player)));
  if (player === null) return { season, player, clubmates: [], range: null };
  const clubmates = outfielders.filter(({ teamId }) => teamId !== null && teamId === player.teamId);
  return { season, player, clubmates, range: await readRange(source.client, player.id, season) };
}

function usualOutfielder(outfielders: readonly Outfielder[], team: number): Outfielder | null {
  const own = outfielders.filter(({ teamId }) => teamId === team);
  return own.find(({ position }) => position === 'CF') ?? own[0] ?? outfielders[0] ?? null;
}

/** Somebody whom the season does not list as an outfielder; he may have played there all the same. */
async function unlisted(client: StatsApiClient, id: number): Promise<Outfielder> {
  const { name, team, position } = (await readPlayer(client, { id })).value;
  return { id, name, teamId: team?.id ?? null, position: position?.abbreviation ?? null };
}

async function readRange(client: StatsApiClient, playerId: number, season: string): Promise<FieldingSeason['range']> {
  try {
    const { value, asOf, isStale } = await readFieldingRange(client, { playerId, season });
    return { plays: value.map(toRangePlay), freshness: { asOf, isStale } };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** To the foot: the picture shows no more, and a season is a few hundred plays. */
const toFoot = (point: GroundPoint | null): GroundPoint | null =>
  point === null ? null : { x: Math.round(point.x), y: Math.round(point.y) };

function toRangePlay({ playerName: _playerName, start, landing, ...play }: FieldingPlay): RangePlay {
  return { ...play, start: toFoot(start), landing: toFoot(landing) };
}
