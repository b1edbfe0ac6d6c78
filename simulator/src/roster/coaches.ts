import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Coach, Person } from '../model.ts';
import { makePerson } from '../people/make-person.ts';

const major =
  'Manager,Bench Coach,Hitting Coach,Assistant Hitting Coach,Pitching Coach,Assistant Pitching Coach,First Base Coach,' +
  'Third Base Coach,Bullpen Coach,Bullpen Catcher';
const jobs = { major: major.split(','), minor: ['Manager', 'Hitting Coach', 'Pitching Coach'] };

const firstCoachId = 970_001;

/** Creates the manager and coaches of a club: ten in MLB, three at other levels. */
export function makeCoaches(
  seed: string,
  season: number,
): { people: Map<number, Person>; byClub: Map<number, Coach[]> } {
  const people = new Map<number, Person>();
  const byClub = new Map<number, Coach[]>();
  let id = firstCoachId;
  for (const club of [...mlbClubs, ...minorClubs]) {
    const staff = (club.sportId === 1 ? jobs.major : jobs.minor).map((job, index): Coach => {
      const person = makePerson({
        seed,
        id: id++,
        season,
        age: 38 + ((id * 7) % 27),
        position: 'P',
        isPitcher: false,
        isMajorLeaguer: false,
        number: String(60 + index * 3 + (id % 3)),
        organizationId: club.parentClubId ?? club.id,
        openingClubId: club.id,
        canBeDrafted: false,
      });
      people.set(person.id, person);
      return { personId: person.id, job, number: person.number };
    });
    byClub.set(club.id, staff);
  }
  return { people, byClub };
}
