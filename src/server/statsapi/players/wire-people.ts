import { z } from 'zod';
import { wireNamed, wirePerson } from '../wire/named.ts';
import { wirePosition, wireSide } from '../rosters/wire-roster.ts';
import { wireStatBlock } from '../stats/wire-stats.ts';
import { figure, flag, maybe, maybeRows, number, rows, text, whole } from '../wire/tolerant.ts';

export const wireFullPerson = wirePerson.extend({
  firstLastName: text,
  currentAge: whole,
  height: text,
  weight: number,
  draftYear: whole,
  birthDate: text,
  birthCity: text,
  birthStateProvince: text,
  birthCountry: text,
  batSide: wireSide,
  pitchHand: wireSide,
  nickName: text,
  mlbDebutDate: text,
  primaryNumber: figure,
  primaryPosition: maybe(wirePosition),
  currentTeam: maybe(wireNamed),
  active: flag,
  stats: maybeRows(wireStatBlock),
});

export const wirePeople = z.object({ people: rows(wireFullPerson) });

/** The response of `/sports/{id}/players`: thousands of people, of which a list needs few fields. */
export const wirePlayerList = z.object({
  people: rows(
    wirePerson.extend({
      firstLastName: text,
      currentAge: whole,
      currentTeam: maybe(z.object({ id: whole })),
      primaryPosition: maybe(wirePosition),
    }),
  ),
});

export type WireFullPerson = z.infer<typeof wireFullPerson>;
