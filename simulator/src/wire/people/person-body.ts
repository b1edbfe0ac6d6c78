import type { Hand, LeagueDate, Person } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { challengesSince, challengeZoneOf } from '../../physics/challenge-zone.ts';
import { positionBody } from './position-body.ts';
import { personLink } from '../references.ts';

const handNames: Readonly<Record<Hand | 'S', string>> = { L: 'Left', R: 'Right', S: 'Switch' };

export function handBody(code: Hand | 'S') {
  return { code, description: handNames[code] };
}

/** A person as in `/people/{id}` without hydration. */
export function personBody(person: Person, today: LeagueDate): JsonObject {
  const { id, fullName, firstName, middleName, lastName, birthplace } = person;
  return {
    id,
    fullName,
    link: personLink(id),
    firstName,
    lastName,
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
    useName: firstName,
    useLastName: lastName,
    ...fieldUnlessNull('middleName', middleName),
    boxscoreName: lastName,
    ...fieldUnlessNull('nickName', person.nickName),
    gender: 'M',
    isPlayer: !person.isCoach,
    isVerified: true,
    ...fieldUnlessNull('pronunciation', person.pronunciation),
    ...(person.draft ? { draftYear: person.draft.year } : {}),
    ...fieldUnlessNull('mlbDebutDate', person.debutDate),
    batSide: handBody(person.bats),
    pitchHand: handBody(person.throws),
    ...nameForms(person),
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

function nameForms({ id, firstName, middleName, lastName, fullName }: Person): JsonObject {
  const first = [firstName, middleName].filter((part) => part !== null).join(' ');
  return {
    nameFirstLast: fullName,
    nameSlug: `${slug(fullName)}-${id}`,
    firstLastName: fullName,
    lastFirstName: `${lastName}, ${firstName}`,
    lastInitName: `${lastName}, ${firstName.slice(0, 1)}`,
    initLastName: `${firstName.slice(0, 1)} ${lastName}`,
    fullFMLName: `${first} ${lastName}`,
    fullLFMName: `${lastName}, ${first}`,
  };
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

const fieldUnlessNull = (name: string, value: string | null): JsonObject => (value === null ? {} : { [name]: value });

/** Age in years on a day. */
export function ageOn(birthDate: string, today: LeagueDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
