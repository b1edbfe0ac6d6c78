import { reportUnknownCode } from '#sources/statsapi/wire/out-of-bounds.ts';
import type { TransactionEvent } from '../rules/transaction-events.ts';

const byCode: Readonly<Record<string, TransactionEvent>> = {
  TR: 'traded',
  SFA: 'signed',
  SGN: 'signed',
  ACQ: 'acquired',
  OBT: 'acquired',
  PUR: 'acquired',
  CP: 'acquired',
  CLW: 'claimed',
  DR: 'drafted',
  R5: 'drafted',
  SE: 'selected',
  CU: 'recalled',
  OPT: 'optioned',
  DES: 'designated',
  OUT: 'outrighted',
  REL: 'released',
  DFA: 'freeAgency',
  RET: 'retired',
  RTN: 'returned',
  LON: 'returned',
  SU: 'suspended',
  ASG: 'assigned',
  NUM: 'numberChange',
  SC: 'statusChange',
};

/** Codes that cover several events; the first expression that matches the description determines the event. */
const bySentence: Readonly<Record<string, readonly (readonly [RegExp, TransactionEvent])[]>> = {
  SFA: [[/\bminor league contract\b/, 'signedMinor']],
  SGN: [[/\bminor league contract\b/, 'signedMinor']],
  ASG: [[/\brehab assignment\b/, 'rehab']],
  SC: [
    [/\b(?:activated|reinstated)\b.*\b60-day (?:injured|disabled) list\b/, 'healedSixty'],
    [/\b(?:activated|reinstated)\b.*\b(?:injured|disabled) list\b/, 'healed'],
    [/\b(?:placed|transferred)\b.*\b(?:on|to) the 60-day (?:injured|disabled) list\b/, 'injuredSixty'],
    [/\b(?:injured|disabled) list\b/, 'injured'],
    [/\b(?:activated|reinstated)\b.*\b(?:paternity|bereavement|family medical|restricted)\b/, 'backFromLeave'],
    [/\b(?:paternity|bereavement|family medical)\b/, 'onLeave'],
    [/\b(?:restricted|ineligible) list\b/, 'restricted'],
    [/\bsuspended list\b/, 'suspended'],
    [/\bdevelopment list\b/, 'development'],
    [/\breassigned\b.*\bminor leagues\b/, 'reassigned'],
    [/\bactivated\b/, 'activated'],
  ],
};

/**
 * Converts a transaction's type code and description. The event is determined by the description for codes that cover several events (a status change
 * can be an injury, a leave or a return), otherwise by the code. Unknown codes are `other`.
 */
export function toTransactionEvent(code: string, description: string | null): TransactionEvent {
  const sentence = (description ?? '').toLowerCase();
  const match = bySentence[code]?.find(([expression]) => expression.test(sentence));
  const event = match?.[1] ?? byCode[code];
  if (event === undefined && !(code in bySentence)) reportUnknownCode(`transaction type ${code}`);
  return event ?? 'other';
}
