import { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { NotYet } from '../errors/app-error.ts';
import type { Visit } from '../visit/create-visit.ts';

type Request = {
  visit: Pick<Visit, 'instant' | 'now' | 'isHeld' | 'results' | 'leagueNow'>;
  /** the parsed input */
  input: unknown;
};

const majorLeagues = 1;
const minorLeagues = [11, 12, 13, 14];
const levelInput = z.object({ query: z.object({ level: z.number() }) });

/** The levels of play whose results can be in a response. */
function levelsOf({ results }: Endpoint, input: unknown): number[] {
  const { data } = levelInput.safeParse(input);
  if (data !== undefined) return [data.query.level];
  const isOfMinors = typeof results === 'object' && results.levels === 'minor';
  return isOfMinors ? minorLeagues : [majorLeagues];
}

function refuse({ instant, now, isHeld }: Request['visit'], newest: number | null): never {
  if (isHeld)
    throw new NotYet('Results have become known since you paused the updates. This is shown when you resume.');
  if (instant === null || newest === null)
    throw new NotYet(
      'This changes while games are played. It is shown when you turn off your delay, or when no game is played.',
    );
  const shownAt = newest + now - instant;
  const seconds = Math.max(1, Math.ceil((shownAt - now) / 1000));
  throw new NotYet(
    `This is shown when your delay has passed, in about ${seconds} seconds, or when you turn it off.`,
    shownAt,
  );
}

/**
 * Makes the response for a viewer who may be behind. Throws `NotYet` unless results were checked after its data was read, and none
 * became known between the viewer's instant and then.
 */
export async function serveAtInstant<T>(
  endpoint: Endpoint,
  { visit, input }: Request,
  make: () => Promise<T>,
): Promise<T> {
  const { instant, results } = visit;
  const changes = typeof endpoint.results === 'object' ? endpoint.results.changes : 'no';
  if (instant === null || changes === 'no' || changes === 'shown') return make();
  const response = await make();
  const since = await results.check(levelsOf(endpoint, input), instant, visit.leagueNow());
  if (since === null) refuse(visit, null);
  if (since.newest !== null && since.newest > instant) refuse(visit, since.newest);
  if (changes === 'live' && since.isPlaying) refuse(visit, null);
  return response;
}
