/** The kinds of transactions by which a list can be filtered, in the order of the menu. */
export const transactionKinds = [
  { id: 'trades', name: 'Trades' },
  { id: 'signings', name: 'Signings and claims' },
  { id: 'roster', name: 'Call-ups and options' },
  { id: 'injuries', name: 'Injuries' },
  { id: 'leave', name: 'Leave and lists' },
  { id: 'departures', name: 'Departures' },
  { id: 'farm', name: 'Farm' },
  { id: 'numbers', name: 'Numbers' },
  { id: 'others', name: 'Others' },
] as const;

export type TransactionKind = (typeof transactionKinds)[number]['id'];

/** Names and kinds of all events. Some upstream codes cover several of them. */
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
} as const satisfies Record<string, { kind: TransactionKind; name: string }>;

export type TransactionEvent = keyof typeof transactionEvents;
