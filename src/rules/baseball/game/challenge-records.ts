import type { ChallengeRole, ClubChallenges, PlayerChallenges, RoleChallenges } from './challenge-shapes.ts';
import type { Person, ChallengeRecord } from './model.ts';

/** The challenges of a club by one player in one role; player and role are null for those without a known player. */
export type ChallengeCount = ChallengeRecord & { teamId: number; player: Person | null; role: ChallengeRole | null };

/** The share of the challenges that were won, 0 to 1. There is at least one. */
export function successRate({ won, lost }: ChallengeRecord): number {
  return won / (won + lost);
}

const compareRecords = (one: ChallengeRecord, other: ChallengeRecord): number =>
  other.won - one.won || one.lost - other.lost;

/** The records of the clubs, the most wins first, then the fewest losses. */
export function clubChallenges(counts: readonly ChallengeCount[]): ClubChallenges[] {
  return [...Map.groupBy(counts, ({ teamId }) => teamId)]
    .map(([teamId, own]) => ({ teamId, ...addChallenges(own) }))
    .toSorted((one, other) => compareRecords(one, other) || one.teamId - other.teamId);
}

/** The records of the players in each role, the most wins first, then the fewest losses, then by name. */
export function playerChallenges(counts: readonly ChallengeCount[]): PlayerChallenges[] {
  return counts
    .flatMap(({ player, role, ...record }) => (player === null || role === null ? [] : [{ ...record, player, role }]))
    .toSorted((one, other) => compareRecords(one, other) || (one.player.name < other.player.name ? -1 : 1));
}

/** All challenges of several records. */
export function addChallenges(records: readonly ChallengeRecord[]): ChallengeRecord {
  return {
    won: records.reduce((sum, { won }) => sum + won, 0),
    lost: records.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** A list of its own, because the browser does not load the schemas of the shapes. */
const roles = ['batter', 'pitcher', 'catcher'] as const satisfies readonly ChallengeRole[];

/** The records of all batters, pitchers and catchers together; a role without a challenge is left out. */
export function roleChallenges(counts: readonly ChallengeCount[]): RoleChallenges[] {
  return roles.flatMap((role) => {
    const own = counts.filter((count) => count.role === role);
    return own.length === 0 ? [] : [{ role, ...addChallenges(own) }];
  });
}
