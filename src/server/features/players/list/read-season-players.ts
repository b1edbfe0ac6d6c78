import type { PostedPlayer, SeasonPlayers } from '#contract/players.ts';
import type { ListedPlayer } from '#domain/players/player.ts';
import type { Clock } from '#server/clock.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readPlayerList } from '#server/statsapi/players/read-player-list.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

type Source = { client: StatsApiClient; clock: Clock };

/** Everyone of a season as the league lists him; the newest season unless told. */
export async function readSeasonPlayers(source: Source, asked: string | undefined): Promise<SeasonPlayers> {
  const season = await seasonShown(source, asked);
  const { value, asOf, isStale } = await readPlayerList(source.client, { season });
  return { season, players: value.map(toPosted), freshness: { asOf, isStale } };
}

function toPosted({ id, name, age, teamId }: ListedPlayer): PostedPlayer {
  return { age, currentTeamId: teamId, firstLastName: name, MLBAMID: id };
}
