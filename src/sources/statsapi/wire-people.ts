import { z } from 'zod';
import { wireStatBlock } from './wire-stats.ts';
import { optionalRows, rows } from './wire/tolerant.ts';
import { wirePerson } from './wire/wire-team.ts';

/** People with their statistics, many in one response. */
export const wirePeople = z.object({
  people: rows(wirePerson.extend({ stats: optionalRows(wireStatBlock, 20) }), 1000),
});
