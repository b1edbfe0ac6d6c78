import type { MoveKind } from '../model.ts';

type Words = {
  typeCode: string;
  typeDescription: string;
  say: (who: string, from: string, to: string, detail: string) => string;
};

const statusChange = { typeCode: 'SC', typeDescription: 'Status Change' };

/** Type codes and sentences in the format of the Stats API. `who` is, for example, 'RHP José Peña'. */
export const moveWords: Readonly<Record<MoveKind, Words>> = {
  injuredList: { ...statusChange, say: (who, from, _to, detail) => `${from} placed ${who} on the ${detail}` },
  injuredList60: { ...statusChange, say: (who, from, _to, detail) => `${from} transferred ${who} ${detail}` },
  activated: { ...statusChange, say: (who, _from, to, detail) => `${to} activated ${who} from the ${detail}.` },
  paternityList: { ...statusChange, say: (who, from) => `${from} placed ${who} on the paternity list.` },
  recalled: {
    typeCode: 'CU',
    typeDescription: 'Recalled',
    say: (who, from, to) => `${to} recalled ${who} from ${from}.`,
  },
  selected: {
    typeCode: 'SE',
    typeDescription: 'Selected',
    say: (who, from, to) => `${to} selected the contract of ${who} from ${from}.`,
  },
  optioned: {
    typeCode: 'OPT',
    typeDescription: 'Optioned',
    say: (who, from, to) => `${from} optioned ${who} to ${to}.`,
  },
  outrighted: {
    typeCode: 'OUT',
    typeDescription: 'Outrighted',
    say: (who, from, to) => `${from} sent ${who} outright to ${to}.`,
  },
  designated: {
    typeCode: 'DES',
    typeDescription: 'Designated for Assignment',
    say: (who, from) => `${from} designated ${who} for assignment.`,
  },
  traded: {
    typeCode: 'TR',
    typeDescription: 'Trade',
    say: (who, from, to, detail) => `${from} traded ${who} to ${to} for ${detail}.`,
  },
  signedFreeAgent: {
    typeCode: 'SFA',
    typeDescription: 'Signed as Free Agent',
    say: (who, _from, to) => `${to} signed free agent ${who}.`,
  },
  signedMinor: {
    typeCode: 'SFA',
    typeDescription: 'Signed as Free Agent',
    say: (who, _from, to) => `${to} signed free agent ${who} to a minor league contract.`,
  },
  released: { typeCode: 'REL', typeDescription: 'Released', say: (who, from) => `${from} released ${who}.` },
  electedFreeAgency: {
    typeCode: 'DFA',
    typeDescription: 'Declared Free Agency',
    say: (who) => `${who} elected free agency.`,
  },
  claimed: {
    typeCode: 'CLW',
    typeDescription: 'Claimed Off Waivers',
    say: (who, from, to) => `${to} claimed ${who} off waivers from ${from}.`,
  },
  assigned: {
    typeCode: 'ASG',
    typeDescription: 'Assigned',
    say: (who, from, to) => `${who} assigned to ${to} from ${from}.`,
  },
  rehab: {
    typeCode: 'ASG',
    typeDescription: 'Assigned',
    say: (who, from, to) => `${from} sent ${who} on a rehab assignment to ${to}.`,
  },
  numberChange: {
    typeCode: 'NUM',
    typeDescription: 'Number Change',
    say: (who, from, _to, detail) => `${who} of the ${from} changed number to ${detail}.`,
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
export function injuryWords(isPitcher: boolean, side: number, part: number): string {
  const parts = isPitcher ? pitcherParts : hitterParts;
  return `${sides[Math.floor(side * 2)] ?? 'Right'} ${parts[Math.floor(part * parts.length)] ?? 'knee inflammation'}.`;
}
