import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Coach, Person } from '../model.ts';
import { makePerson } from '../people/make-person.ts';

type Job = readonly [jobCode: string, job: string];

const major: readonly Job[] = [
  ['MNGR', 'Manager'],
  ['COAB', 'Bench Coach'],
  ['COAT', 'Hitting Coach'],
  ['COAA', 'Assistant Hitting Coach'],
  ['COAP', 'Pitching Coach'],
  ['COPA', 'Assistant Pitching Coach'],
  ['COA1', 'First Base Coach'],
  ['COA3', 'Third Base Coach'],
  ['COAU', 'Bullpen Coach'],
  ['BCAT', 'Bullpen Catcher'],
];

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
    const jobs = club.sportId === 1 ? major : [major[0], major[2], major[4]].filter((job) => job !== undefined);
    const staff = jobs.map(([jobCode, job], index): Coach => {
      const plan = {
        seed,
        id: id++,
        season,
        age: 38 + ((id * 7) % 27),
        position: 'P' as const,
        isPitcher: false,
        isCoach: true,
        isMajorLeaguer: false,
      };
      const organizationId = club.parentClubId ?? club.id;
      const person = makePerson({
        ...plan,
        number: String(60 + index * 3 + (id % 3)),
        organizationId,
        openingClubId: club.id,
        draftClubs: [],
      });
      people.set(person.id, person);
      return { personId: person.id, clubId: club.id, jobCode, job, title: job, number: person.number };
    });
    byClub.set(club.id, staff);
  }
  return { people, byClub };
}
