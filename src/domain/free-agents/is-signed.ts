import type { FreeAgent } from './free-agent.ts';

/** A free agent is signed once he has a new club, whatever the notes say. */
export const isSigned = ({ newTeam }: FreeAgent): boolean => newTeam !== null;
