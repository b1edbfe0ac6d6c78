import type { RosterStatus } from '../../model.ts';

const descriptions: Readonly<Record<RosterStatus, string>> = {
  A: 'Active',
  D7: 'Injured 7-Day',
  D10: 'Injured 10-Day',
  D15: 'Injured 15-Day',
  D60: 'Injured 60-Day',
  RM: 'Reassigned to Minors',
  DES: 'Designated for Assignment',
  FA: 'Free Agent',
  RL: 'Released',
  TR: 'Traded',
  PL: 'Paternity List',
  BRV: 'Bereavement List',
  NRI: 'Non-Roster Invitee',
  RST: 'Restricted List',
};

export function rosterStatusBody(code: RosterStatus) {
  return { code, description: descriptions[code] };
}

export const rosterStatuses = Object.entries(descriptions).map(([code, description]) => ({ code, description }));
