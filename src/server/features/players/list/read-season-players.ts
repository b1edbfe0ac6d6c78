import type { PostedPlayer, SeasonPlayers } from '#contract/players.ts';
import type { ListedPlayer } from '#domain/players/player.ts';
import type { Clock } from '#server/clock.ts';
import { resolveSeason } from '#server/features/seasons/read-season-choice.ts';
import { readPlayerList } from '#server/statsapi/players/read-player-list.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

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
