import type { MoveKind } from '../model.ts';

type MoveDescription = {
  typeCode: string;
  typeDescription: string;
  describe: (player: string, from: string, to: string, detail: string) => string;
};

const statusChange = { typeCode: 'SC', typeDescription: 'Status Change' };

/** Type codes and sentences in the format of the Stats API. `player` is, for example, 'RHP José Peña'. */
export const moveDescriptions: Readonly<Record<MoveKind, MoveDescription>> = {
  injuredList: {
    ...statusChange,
    describe: (player, from, _to, detail) => `${from} placed ${player} on the ${detail}`,
  },
  injuredList60: {
    ...statusChange,
    describe: (player, from, _to, detail) => `${from} transferred ${player} ${detail}`,
  },
  activated: {
    ...statusChange,
    describe: (player, _from, to, detail) => `${to} activated ${player} from the ${detail}.`,
  },
  paternityList: { ...statusChange, describe: (player, from) => `${from} placed ${player} on the paternity list.` },
  recalled: {
    typeCode: 'CU',
    typeDescription: 'Recalled',
    describe: (player, from, to) => `${to} recalled ${player} from ${from}.`,
  },
  selected: {
    typeCode: 'SE',
    typeDescription: 'Selected',
    describe: (player, from, to) => `${to} selected the contract of ${player} from ${from}.`,
  },
  optioned: {
    typeCode: 'OPT',
    typeDescription: 'Optioned',
    describe: (player, from, to) => `${from} optioned ${player} to ${to}.`,
  },
  outrighted: {
    typeCode: 'OUT',
    typeDescription: 'Outrighted',
    describe: (player, from, to) => `${from} sent ${player} outright to ${to}.`,
  },
  designated: {
    typeCode: 'DES',
    typeDescription: 'Designated for Assignment',
    describe: (player, from) => `${from} designated ${player} for assignment.`,
  },
  traded: {
    typeCode: 'TR',
    typeDescription: 'Trade',
    describe: (player, from, to, detail) => `${from} traded ${player} to ${to} for ${detail}.`,
  },
  signedFreeAgent: {
    typeCode: 'SFA',
    typeDescription: 'Signed as Free Agent',
    describe: (player, _from, to) => `${to} signed free agent ${player}.`,
  },
  signedMinor: {
    typeCode: 'SFA',
    typeDescription: 'Signed as Free Agent',
    describe: (player, _from, to) => `${to} signed free agent ${player} to a minor league contract.`,
  },
  released: { typeCode: 'REL', typeDescription: 'Released', describe: (player, from) => `${from} released ${player}.` },
  electedFreeAgency: {
    typeCode: 'DFA',
    typeDescription: 'Declared Free Agency',
    describe: (player) => `${player} elected free agency.`,
  },
  claimed: {
    typeCode: 'CLW',
    typeDescription: 'Claimed Off Waivers',
    describe: (player, from, to) => `${to} claimed ${player} off waivers from ${from}.`,
  },
  assigned: {
    typeCode: 'ASG',
    typeDescription: 'Assigned',
    describe: (player, from, to) => `${player} assigned to ${to} from ${from}.`,
  },
  rehab: {
    typeCode: 'ASG',
    typeDescription: 'Assigned',
    describe: (player, from, to) => `${from} sent ${player} on a rehab assignment to ${to}.`,
  },
  numberChange: {
    typeCode: 'NUM',
    typeDescription: 'Number Change',
    describe: (player, from, _to, detail) => `${player} of the ${from} changed number to ${detail}.`,
  },
};

const sides = ['Right', 'Left'] as const;
const pitcherParts = [
  'elbow inflammation',
  'shoulder strain',
  'forearm strain',
  'oblique strain',
  'lat strain',
  'flexor strain',
  'shoulder inflammation',
];
const hitterParts = [
  'hamstring strain',
  'oblique strain',
  'wrist sprain',
  'knee inflammation',
  'calf strain',
  'thumb fracture',
  'ankle sprain',
  'quadriceps strain',
];

/** Describes an injury, such as 'Right hamstring strain.', from two random numbers in [0, 1). */
export function describeInjury(isPitcher: boolean, side: number, part: number): string {
  const parts = isPitcher ? pitcherParts : hitterParts;
  return `${sides[Math.floor(side * 2)] ?? 'Right'} ${parts[Math.floor(part * parts.length)] ?? 'knee inflammation'}.`;
}
