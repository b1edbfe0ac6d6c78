import type { MoveKind } from '../model.ts';
import type { Random } from '../rng/random.ts';

type MoveDescription = readonly [
  typeCode: string,
  typeDescription: string,
  describe: (player: string, from: string, to: string, detail: string) => string,
];

const statusChange = ['SC', 'Status Change'] as const;
const signing = ['SFA', 'Signed as Free Agent'] as const;
const assignment = ['ASG', 'Assigned'] as const;

/** Type codes and sentences in the format of the Stats API. `player` is, for example, 'RHP José Peña'. */
export const moveDescriptions: Readonly<Record<MoveKind, MoveDescription>> = {
  injuredList: [...statusChange, (player, from, _to, detail) => `${from} placed ${player} on the ${detail}`],
  injuredList60: [...statusChange, (player, from, _to, detail) => `${from} transferred ${player} ${detail}`],
  activated: [...statusChange, (player, _from, to, detail) => `${to} activated ${player} from the ${detail}.`],
  paternityList: [...statusChange, (player, from) => `${from} placed ${player} on the paternity list.`],
  recalled: ['CU', 'Recalled', (player, from, to) => `${to} recalled ${player} from ${from}.`],
  selected: ['SE', 'Selected', (player, from, to) => `${to} selected the contract of ${player} from ${from}.`],
  optioned: ['OPT', 'Optioned', (player, from, to) => `${from} optioned ${player} to ${to}.`],
  outrighted: ['OUT', 'Outrighted', (player, from, to) => `${from} sent ${player} outright to ${to}.`],
  designated: ['DES', 'Designated for Assignment', (player, from) => `${from} designated ${player} for assignment.`],
  traded: ['TR', 'Trade', (player, from, to, detail) => `${from} traded ${player} to ${to} for ${detail}.`],
  signedFreeAgent: [...signing, (player, _from, to) => `${to} signed free agent ${player}.`],
  signedMinor: [...signing, (player, _from, to) => `${to} signed free agent ${player} to a minor league contract.`],
  released: ['REL', 'Released', (player, from) => `${from} released ${player}.`],
  electedFreeAgency: ['DFA', 'Declared Free Agency', (player) => `${player} elected free agency.`],
  claimed: ['CLW', 'Claimed Off Waivers', (player, from, to) => `${to} claimed ${player} off waivers from ${from}.`],
  assigned: [...assignment, (player, from, to) => `${player} assigned to ${to} from ${from}.`],
  rehab: [...assignment, (player, from, to) => `${from} sent ${player} on a rehab assignment to ${to}.`],
};

const sides = ['Right', 'Left'] as const;
const pitcherParts =
  'elbow inflammation,shoulder strain,forearm strain,oblique strain,lat strain,flexor strain,shoulder inflammation';
const hitterParts =
  'hamstring strain,oblique strain,wrist sprain,knee inflammation,calf strain,thumb fracture,ankle sprain,quadriceps strain';

/** Draws an injury, such as 'Right hamstring strain.' */
export function describeInjury(isPitcher: boolean, random: Random): string {
  const parts = (isPitcher ? pitcherParts : hitterParts).split(',');
  return `${random.pick(sides)} ${random.pick(parts)}.`;
}
