import type { Person } from '../model.ts';
import { makePerson } from '../people/make-person.ts';

const firstUmpireId = 950_001;
const umpireCount = 76;
const made = new Map<string, readonly Person[]>();

/** Creates the umpires, the same for every level. */
export function umpires(seed: string): readonly Person[] {
  const cached = made.get(seed);
  if (cached) return cached;
  const staff = Array.from({ length: umpireCount }, (_, index) =>
    makePerson({
      seed,
      id: firstUmpireId + index,
      season: 2025,
      age: 30 + ((index * 7) % 31),
      position: 'P',
      isPitcher: false,
      isMajorLeaguer: false,
      number: String(index + 1),
      organizationId: null,
      openingClubId: null,
      canBeDrafted: false,
    }),
  );
  made.set(seed, staff);
  return staff;
}
