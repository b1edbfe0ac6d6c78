import type { FreeAgent } from './free-agent.ts';

/** A free agent is signed once he has a new club, whatever the notes say. */
export function isSigned({ newTeam }: FreeAgent): boolean {
  return newTeam !== null;
}
