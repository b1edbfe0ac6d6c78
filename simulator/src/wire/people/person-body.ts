import type { Hand, LeagueDate, Person } from '../../model.ts';
import { challengesSince, challengeZoneOf } from '../../physics/challenge-zone.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from './position-body.ts';

const handNames: Readonly<Record<Hand | 'S', string>> = { L: 'Left', R: 'Right', S: 'Switch' };

const handBody = (code: Hand | 'S') => ({ code, description: handNames[code] });

/** A person as in `/people/{id}` without hydration. */
export function personBody(person: Person, today: LeagueDate): JsonObject {
  const { id, fullName, birthplace } = person;
  return {
    id,
    fullName,
    firstLastName: fullName,
    boxscoreName: person.lastName,
    primaryNumber: person.number,
    birthDate: person.birthDate,
    currentAge: ageOn(person.birthDate, today),
    birthCity: birthplace.city,
    ...fieldUnlessNull('birthStateProvince', birthplace.stateProvince),
    birthCountry: birthplace.country,
    height: `${Math.floor(person.height / 12)}' ${person.height % 12}"`,
    weight: person.weight,
    // a player without a club is active until a season has passed
    active: person.lastSeason === null || Number(today.slice(0, 4)) <= person.lastSeason + 1,
    primaryPosition: positionBody(person.position),
    ...fieldUnlessNull('nickName', person.nickName),
    ...fieldUnlessNull('draftYear', person.draftYear),
    ...fieldUnlessNull('mlbDebutDate', person.debutDate),
    batSide: handBody(person.bats),
    pitchHand: handBody(person.throws),
    ...zoneBody(person, today),
  };
}

/** Since 2026, the zone follows from the height. */
function zoneBody({ height, strikeZoneTop, strikeZoneBottom }: Person, today: LeagueDate): JsonObject {
  const { top, bottom } =
    Number(today.slice(0, 4)) >= challengesSince
      ? challengeZoneOf(height)
      : { top: strikeZoneTop, bottom: strikeZoneBottom };
  return { strikeZoneTop: top, strikeZoneBottom: bottom };
}

const fieldUnlessNull = (name: string, value: string | number | null): JsonObject =>
  value === null ? {} : { [name]: value };

/** Age in years on a day. */
export function ageOn(birthDate: string, today: LeagueDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
