import type { ListedTransaction, TransactionList } from '../../contract.ts';

export function transaction(more: Partial<ListedTransaction> = {}): ListedTransaction {
  return {
    date: '2026-07-17',
    effectiveDate: '2026-07-17',
    kind: 'roster',
    move: 'Contract selected',
    description: 'New York Mets selected the contract of SS José Bo from Lake Town Otters.',
    people: [{ id: 1, name: 'Jose Bo' }],
    fortyMan: 1,
    ...more,
  };
}

export function transactionList(more: Partial<TransactionList> = {}): TransactionList {
  return {
    teamId: 121,
    teamName: 'New York Mets',
    startDate: '2026-07-11',
    endDate: '2026-07-18',
    kind: null,
    kinds: [{ kind: 'roster', count: 1 }],
    spots: { taken: 1, opened: 0 },
    transactions: [transaction()],
    earlier: null,
    freshness: { asOf: 1_784_400_000_000, isStale: false },
    ...more,
  };
}
