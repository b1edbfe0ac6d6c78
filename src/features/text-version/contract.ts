import { z } from 'zod';
import { gameParams } from '#features/games/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { dateSchema, levelSchema } from '#platform/api/input-schemas.ts';

const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int();

const reading = z.object({
  /** where a part begins that does not fit in one response: a game of the day or a play of the game, from 0 */
  from: wholeNumber.min(0).max(9999).optional(),
  /** seconds after which a browser loads the text again */
  refresh: wholeNumber.min(15).max(3600).optional(),
});

const gameInput = {
  params: gameParams,
  query: reading.extend({ inning: wholeNumber.min(1).max(99).optional() }),
  errorFormat: 'document',
} as const;

const dayInput = {
  query: reading.extend({ date: dateSchema.optional(), level: levelSchema.default(1) }),
  errorFormat: 'document',
} as const;

export const gameText = endpoint('GET /TodaysGame/:gamePk/text', {
  results: 'shown',
  summary:
    'A game, or one inning of it, as a page without scripts of at most 10 kB; plain text if `Accept` begins with text/plain',
  ...gameInput,
  mediaType: 'text/html',
});

export const gamePlainText = endpoint('GET /TodaysGame/:gamePk/text.txt', {
  results: 'shown',
  summary: 'A game, or one inning of it, as plain text of at most 80 columns',
  ...gameInput,
  mediaType: 'text/plain',
});

export const dayText = endpoint('GET /today/text', {
  results: 'shown',
  summary:
    'The games of a day as a page without scripts of at most 10 kB; plain text if `Accept` begins with text/plain',
  ...dayInput,
  mediaType: 'text/html',
});

export const dayPlainText = endpoint('GET /today/text.txt', {
  results: 'shown',
  summary: 'The games of a day as plain text of at most 80 columns',
  ...dayInput,
  mediaType: 'text/plain',
});

const standingsInput = { results: { topic: 'standings', changes: 'at finals' }, errorFormat: 'document' } as const;

export const standingsText = endpoint('GET /standings/text', {
  ...standingsInput,
  summary:
    'The standings of the newest season with the chances of each club, as a page without scripts; plain text if `Accept` begins with text/plain',
  mediaType: 'text/html',
});

export const standingsPlainText = endpoint('GET /standings/text.txt', {
  ...standingsInput,
  summary: 'The standings of the newest season with the chances of each club, as plain text of at most 80 columns',
  mediaType: 'text/plain',
});

type Reading = z.infer<typeof reading>;

export type GameTextQuery = Reading & { inning?: number | undefined };

export type DayTextQuery = Reading & { date?: string | undefined; level: number };
