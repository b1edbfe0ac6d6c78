import type { Person, Position } from '../model.ts';
import type { PitchKind } from './arsenal.ts';
import type { BattingTalent, FieldingTalent, PitchingTalent } from './talent.ts';

/** The role of a player on a roster; a replacement has the same role. */
export type Role = 'SP' | 'RP' | 'C' | '1B' | '2B' | '3B' | 'SS' | 'LF' | 'CF' | 'RF' | 'DH';

/** A person with talents on the scale of MLB. */
export type Player = {
  person: Person;
  role: Role;
  isTwoWay: boolean;
  quality: number;
  batting: BattingTalent;
  pitching: PitchingTalent;
  /** empty for position players */
  arsenal: readonly PitchKind[];
  fielding: FieldingTalent;
  /** playable positions, best first */
  positions: readonly Position[];
};

export function isPitcher(player: Player): boolean {
  return player.role === 'SP' || player.role === 'RP';
}

export type RoleGroup = 'SP' | 'RP' | 'C' | 'IF' | 'OF';

const groups: Readonly<Record<Role, RoleGroup>> = {
  SP: 'SP',
  RP: 'RP',
  C: 'C',
  '1B': 'IF',
  '2B': 'IF',
  '3B': 'IF',
  SS: 'IF',
  LF: 'OF',
  CF: 'OF',
  RF: 'OF',
  DH: 'OF',
};

export function roleGroup(player: Player): RoleGroup {
  return groups[player.role];
}
