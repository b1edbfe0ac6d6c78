import type { Venue } from '#domain/game/model.ts';
import { type Answer, mapAnswer } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toVenues } from './to-team-profile.ts';
import { UpstreamNotFound } from '../client/upstream-error.ts';

/** A ballpark with its time zone. Rejects with `UpstreamNotFound` when there is no such place. */
export async function readVenue(client: StatsApiClient, id: number): Promise<Answer<Venue>> {
  const query = { hydrate: 'timezone' };
  const answer = await client.read(`/api/v1/venues/${id}`, { kind: 'venue', query, convert: toVenues });
  const [venue] = answer.value;
  if (venue === undefined) throw new UpstreamNotFound(`The upstream has no venue ${id}`);
  return mapAnswer(answer, () => venue);
}
