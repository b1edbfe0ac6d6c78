import { z } from 'zod';
import { age, optionalId, year } from '../wire/baseball-bounds.ts';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { wirePosition, wireSide } from '../rosters/wire-roster.ts';
import { wireStatBlock } from '../stats/wire-stats.ts';
import { day, figure, flag, optional, optionalRows, number, rows, text } from '../wire/tolerant.ts';

export const wireFullPerson = wirePerson.extend({
  firstLastName: text,
  currentAge: age,
  height: text,
  weight: number(0, 999),
  draftYear: year,
  birthDate: day,
  birthCity: text,
  birthStateProvince: text,
  birthCountry: text,
  batSide: wireSide,
  pitchHand: wireSide,
  nickName: text,
  mlbDebutDate: day,
  primaryNumber: figure,
  primaryPosition: optional(wirePosition),
  currentTeam: optional(wireNamed),
  active: flag,
  stats: optionalRows(wireStatBlock, 500),
});

export const wirePeople = z.object({ people: rows(wireFullPerson, 2000) });

/** The response of `/sports/{id}/players`: thousands of people, of which a list needs few fields. */
export const wirePlayerList = z.object({
  people: rows(
    wirePerson.extend({
      firstLastName: text,
      nickName: text,
      currentAge: age,
      currentTeam: optional(z.object({ id: optionalId })),
      primaryPosition: optional(wirePosition),
    }),
    20_000,
  ),
});

export type WireFullPerson = z.infer<typeof wireFullPerson>;
