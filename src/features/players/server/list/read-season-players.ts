import type { PostedPlayer, SeasonPlayers } from '../../contract.ts';
import type { ListedPlayer } from '#rules/baseball/players/player.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { resolveSeason } from '#features/site/server/seasons/read-season-choice.ts';
import { readPlayerList } from '#sources/statsapi/players/read-player-list.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

type Source = { client: StatsApiClient; clock: Clock };

/** Reads all players of a season (default: the newest one). */
export async function readSeasonPlayers(source: Source, requested: string | undefined): Promise<SeasonPlayers> {
  const season = await resolveSeason(source, requested);
  const { value, asOf, isStale } = await readPlayerList(source.client, { season });
  return { season, players: value.map(toPosted), freshness: { asOf, isStale } };
}

function toPosted({ id, name, age, teamId }: ListedPlayer): PostedPlayer {
  return { age, currentTeamId: teamId, firstLastName: name, MLBAMID: id };
}
