/** The families of moves by which a list of them can be narrowed, in the order of the choice. */
export const transactionKinds = [
  { id: 'trades', name: 'Trades' },
  { id: 'signings', name: 'Signings and claims' },
  { id: 'roster', name: 'Up and down' },
  { id: 'injuries', name: 'Injuries' },
  { id: 'leave', name: 'Leave and lists' },
  { id: 'departures', name: 'Departures' },
  { id: 'farm', name: 'Farm' },
  { id: 'numbers', name: 'Numbers' },
  { id: 'others', name: 'Others' },
] as const;

export type TransactionKind = (typeof transactionKinds)[number]['id'];

type EventWords = { kind: TransactionKind; name: string };

/** What happens to players, as a fan would name it. The league's own codes hide several of these in one. */
export const transactionEvents = {
  traded: { kind: 'trades', name: 'Trade' },
  signed: { kind: 'signings', name: 'Signed' },
  signedMinor: { kind: 'signings', name: 'Minor-league contract' },
  acquired: { kind: 'signings', name: 'Acquired' },
  claimed: { kind: 'signings', name: 'Waiver claim' },
  drafted: { kind: 'signings', name: 'Drafted' },
  selected: { kind: 'roster', name: 'Contract selected' },
  recalled: { kind: 'roster', name: 'Recalled' },
  optioned: { kind: 'roster', name: 'Optioned' },
  reassigned: { kind: 'roster', name: 'Reassigned' },
  designated: { kind: 'roster', name: 'Designated for assignment' },
  outrighted: { kind: 'roster', name: 'Outrighted' },
  activated: { kind: 'roster', name: 'Activated' },
  injured: { kind: 'injuries', name: 'Injured list' },
  injuredSixty: { kind: 'injuries', name: '60-day injured list' },
  healed: { kind: 'injuries', name: 'Off the injured list' },
  healedSixty: { kind: 'injuries', name: 'Off the 60-day list' },
  rehab: { kind: 'injuries', name: 'Rehab assignment' },
  onLeave: { kind: 'leave', name: 'Leave' },
  backFromLeave: { kind: 'leave', name: 'Back from leave' },
  restricted: { kind: 'leave', name: 'Restricted list' },
  suspended: { kind: 'leave', name: 'Suspension' },
  released: { kind: 'departures', name: 'Released' },
  freeAgency: { kind: 'departures', name: 'Elected free agency' },
  retired: { kind: 'departures', name: 'Retired' },
  returned: { kind: 'departures', name: 'Returned or loaned' },
  assigned: { kind: 'farm', name: 'Assigned' },
  development: { kind: 'farm', name: 'Development list' },
  numberChange: { kind: 'numbers', name: 'Number change' },
  statusChange: { kind: 'others', name: 'Roster status' },
  other: { kind: 'others', name: 'Other move' },
} as const satisfies Record<string, EventWords>;

export type TransactionEvent = keyof typeof transactionEvents;
