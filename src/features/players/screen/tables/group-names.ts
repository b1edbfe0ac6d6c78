/** The names of the groups of statistics. */
export const groupNames = { hitting: 'Hitting', pitching: 'Pitching', fielding: 'Fielding' } as const;

/** 'Hitting' for 'hitting', also for a group without an entry in `groupNames`. */
export function groupName(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}
