const names: Readonly<Record<string, string>> = {
  SP: 'Starting pitchers',
  RP: 'Relief pitchers',
  P: 'Pitchers',
  TWP: 'Two-way players',
  C: 'Catchers',
  '1B': 'First base',
  '2B': 'Second base',
  '3B': 'Third base',
  SS: 'Shortstops',
  IF: 'Infielders',
  LF: 'Left field',
  CF: 'Center field',
  RF: 'Right field',
  OF: 'Outfielders',
  DH: 'Designated hitters',
};

/** 'Starting pitchers' for 'SP'; what has no name of its own keeps its letters. */
export function positionName(position: string): string {
  return names[position] ?? position;
}
