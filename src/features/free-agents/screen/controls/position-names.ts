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

/** 'Starting pitchers' for 'SP'; an unknown position keeps its abbreviation. */
export function positionName(position: string): string {
  return names[position] ?? position;
}
