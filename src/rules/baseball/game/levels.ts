/** The levels of play in the order of their buttons; the ids are those of the Stats API. */
export const levels = [
  { id: 1, name: 'MLB' },
  { id: 11, name: 'AAA' },
  { id: 12, name: 'AA' },
  { id: 13, name: 'A+' },
  { id: 14, name: 'A' },
  { id: 22, name: 'College' },
] as const;
