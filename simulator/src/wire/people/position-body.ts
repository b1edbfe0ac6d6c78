import type { Position } from '../../model.ts';

type PositionBody = { code: string; name: string; type: string; abbreviation: string };

const names: Readonly<Record<Position, readonly [code: string, name: string, type: string]>> = {
  P: ['1', 'Pitcher', 'Pitcher'],
  C: ['2', 'Catcher', 'Catcher'],
  '1B': ['3', 'First Base', 'Infielder'],
  '2B': ['4', 'Second Base', 'Infielder'],
  '3B': ['5', 'Third Base', 'Infielder'],
  SS: ['6', 'Shortstop', 'Infielder'],
  LF: ['7', 'Outfielder', 'Outfielder'],
  CF: ['8', 'Outfielder', 'Outfielder'],
  RF: ['9', 'Outfielder', 'Outfielder'],
  DH: ['10', 'Designated Hitter', 'Hitter'],
  PH: ['11', 'Pinch Hitter', 'Hitter'],
  PR: ['12', 'Pinch Runner', 'Runner'],
  TWP: ['Y', 'Two-Way Player', 'Two-Way Player'],
};

export function positionBody(position: Position): PositionBody {
  const [code, name, type] = names[position];
  return { code, name, type, abbreviation: position };
}
