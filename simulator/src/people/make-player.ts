import type { Position } from '../model.ts';
import { Random } from '../rng/random.ts';
import { drawArsenal } from './arsenal.ts';
import { makePerson, type PersonPlan } from './make-person.ts';
import type { Player, Role } from './player.ts';
import { drawBatting, drawFielding, drawPitching, noArm, noBat } from './talent.ts';

type PlayerPlan = Omit<PersonPlan, 'position' | 'isPitcher'> & {
  role: Role;
  quality: number;
  isTwoWay?: boolean;
  isUtility?: boolean;
};

const also: Partial<Record<Role, readonly Position[]>> = {
  '1B': ['DH', 'LF'],
  '2B': ['SS', '3B'],
  '3B': ['1B', '2B'],
  SS: ['2B', '3B'],
  LF: ['RF', 'DH', '1B'],
  CF: ['LF', 'RF'],
  RF: ['LF', 'CF', 'DH'],
  DH: ['1B', 'LF'],
};

function positions(plan: PlayerPlan, random: Random): readonly Position[] {
  if (plan.role === 'SP' || plan.role === 'RP') return plan.isTwoWay ? ['P', 'DH'] : ['P'];
  const extra = plan.isUtility
    ? (['2B', '3B', 'SS', 'LF', '1B'] as const)
    : random.chance(0.15)
      ? (['1B'] as const)
      : [];
  return [...new Set<Position>([plan.role, ...(also[plan.role] ?? []), ...extra])];
}

/** Creates a player of a role and quality (0 is an average MLB player). */
export function makePlayer(plan: PlayerPlan): Player {
  const isPitcher = plan.role === 'SP' || plan.role === 'RP';
  const isTwoWay = plan.isTwoWay === true;
  const position: Position = isTwoWay ? 'TWP' : plan.role === 'SP' || plan.role === 'RP' ? 'P' : plan.role;
  const person = makePerson({ ...plan, position, isPitcher });
  const random = new Random(`${plan.seed}/talent/${plan.id}`);
  const pitching = isPitcher ? drawPitching(random, plan.quality, plan.role === 'SP') : noArm;
  return {
    person: isTwoWay && person.throws === 'R' ? { ...person, bats: 'L' } : person,
    role: plan.role,
    isTwoWay,
    quality: plan.quality,
    batting: isPitcher && !isTwoWay ? noBat : drawBatting(random, isTwoWay ? 1.6 : plan.quality),
    pitching,
    arsenal: isPitcher ? drawArsenal(random, person.throws, pitching.stuff, plan.role === 'SP') : [],
    fielding: drawFielding(random, plan.quality),
    positions: positions(plan, random),
  };
}
