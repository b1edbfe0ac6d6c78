import { makePerson } from '../people/make-person.ts';

const firstUmpireId = 950_001;
const umpireCount = 76;
const made = new Map<string, readonly string[]>();

/** Invents the names of the umpires, the same for every level. */
export function umpires(seed: string): readonly string[] {
  const names =
    made.get(seed) ??
    Array.from({ length: umpireCount }, (_, index) => {
      const plan = { seed, id: firstUmpireId + index, season: 2025, age: 40, position: 'P', isPitcher: false } as const;
      const career = {
        isMajorLeaguer: false,
        number: '',
        organizationId: null,
        openingClubId: null,
        canBeDrafted: false,
      };
      return makePerson({ ...plan, ...career }).fullName;
    });
  made.set(seed, names);
  return names;
}
