import type { ListedTransaction } from '../contract.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { fortyManEffect } from '../rules/forty-man-effect.ts';
import { nameMove } from '../rules/name-move.ts';
import { transactionEvents } from '../rules/transaction-events.ts';
import type { Transaction } from '../rules/transaction.ts';

/** Days within which a designated player must be traded, released or sent outright, with a margin for late filing. */
const assignmentWindowDays = 10;

/** Presents a team's transactions for its page. */
export function presentTransactions(transactions: readonly Transaction[], teamId: number): ListedTransaction[] {
  const isClub = clubNamesOf(teamId) !== undefined;
  const designations = transactions.filter(({ event }) => event === 'designated');
  return transactions.map((each) => {
    const isArrival = each.to?.id === teamId && each.from?.id !== teamId;
    const wasDesignated = designations.some((before) => follows(before, each));
    const { event, date, effectiveDate, description, people } = each;
    return {
      date,
      effectiveDate,
      kind: transactionEvents[event].kind,
      move: nameMove(each),
      description,
      people,
      fortyMan: isClub ? fortyManEffect({ event, isArrival, wasDesignated }) : null,
    };
  });
}

function follows(designation: Transaction, { person, effectiveDate }: Transaction): boolean {
  const from = designation.effectiveDate;
  return (
    designation.person?.id === person?.id &&
    from <= effectiveDate &&
    effectiveDate <= addDays(from, assignmentWindowDays)
  );
}
