import { expect, test } from 'vitest';
import { toVenue } from './to-team.ts';
import { wireVenue } from './wire-team.ts';

test.each(['America/New_York', 'US/Eastern', 'Asia/Tokyo', 'UTC', 'America/Argentina/Buenos_Aires'])(
  '%s is the zone of a venue',
  (id) => expect(toVenue(wireVenue.parse({ timeZone: { id } })).timeZone).toBe(id),
);

test.each(['Mars/Olympus_Mons', 'EDT?', '', 'junk', '../../etc', 'x'.repeat(500)])(
  'the unknown zone %s is left out, so that pages show the time in the zone of the browser only',
  (id) =>
    expect(toVenue(wireVenue.parse({ name: 'Park', timeZone: { id } }))).toMatchObject({
      name: 'Park',
      timeZone: null,
    }),
);
