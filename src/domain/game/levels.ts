/** The levels of Today's games, in the order of their buttons; the ids are the sport's own. */
export const levels = [
  { id: 1, name: 'MLB' },
  { id: 11, name: 'AAA' },
  { id: 12, name: 'AA' },
  { id: 13, name: 'A+' },
  { id: 14, name: 'A' },
  { id: 22, name: 'College' },
] as const;
