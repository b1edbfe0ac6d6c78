/** What the groups of statistics are called. */
export const groupNames = { hitting: 'Hitting', pitching: 'Pitching', fielding: 'Fielding' } as const;

/** 'Hitting' of 'hitting', whatever the group. */
export function groupName(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}
