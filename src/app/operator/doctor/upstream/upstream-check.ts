import type { ResponseKind } from '#sources/statsapi/client/response-kinds.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** What earlier checks found, for the URLs of later ones. */
export type Found = {
  /** the league's date, YYYY-MM-DD */
  today: string;
  season: string;
  /** a day with games: today, or the last day of the season */
  gameDay: string;
  teamId: number | null;
  playerId: number | null;
  /** of the first plate appearance of the game */
  duel: { batterId: number; pitcherId: number } | null;
  gamePk: number | null;
};

/** One request of a kind, through the reader that the pages use. */
export type UpstreamCheck = {
  kind: ResponseKind;
  /** the pages that show this data */
  pages: string;
  /** fields without which these pages lack something essential */
  required: readonly string[];
  /** Reads the data, and returns what later checks need. Rejects with `UpstreamError`. */
  read(client: StatsApiClient, found: Found): Promise<Partial<Found>>;
};
