import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { wirePosition, wireSide } from '../rosters/wire-roster.ts';
import { wireStatBlock } from '../stats/wire-stats.ts';
import { figure, flag, optional, optionalRows, number, rows, text, integer } from '../wire/tolerant.ts';

export const wireFullPerson = wirePerson.extend({
  firstLastName: text,
  currentAge: integer,
  height: text,
  weight: number,
  draftYear: integer,
  birthDate: text,
  birthCity: text,
  birthStateProvince: text,
  birthCountry: text,
  batSide: wireSide,
  pitchHand: wireSide,
  nickName: text,
  mlbDebutDate: text,
  primaryNumber: figure,
  primaryPosition: optional(wirePosition),
  currentTeam: optional(wireNamed),
  active: flag,
  stats: optionalRows(wireStatBlock),
});

export const wirePeople = z.object({ people: rows(wireFullPerson) });

/** The response of `/sports/{id}/players`: thousands of people, of which a list needs few fields. */
export const wirePlayerList = z.object({
  people: rows(
    wirePerson.extend({
      firstLastName: text,
      currentAge: integer,
      currentTeam: optional(z.object({ id: integer })),
      primaryPosition: optional(wirePosition),
    }),
  ),
});

export type WireFullPerson = z.infer<typeof wireFullPerson>;
