import type { ToldTransaction, TransactionList } from '#contract/transactions.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import { transactionKinds, type TransactionKind } from '#domain/transactions/transaction-events.ts';
import type { Clock } from '#server/clock.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readTeam } from '#server/statsapi/teams/read-team.ts';
import { readTransactions } from '#server/statsapi/transactions/read-transactions.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { newestDays } from './newest-days.ts';
import { tellTransactions } from './tell-transactions.ts';

type Parts = { client: StatsApiClient; clock: Clock };
type Asked = {
  teamId: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  kind?: TransactionKind | undefined;
};

/** Days before today that are shown unless told. Source: the product specification, section 9. */
const usualDays = 7;

/** A team's transactions between two days: of one kind or all, as many of the newest days as a page bears. */
export async function listTransactions({ client, clock }: Parts, asked: Asked): Promise<TransactionList> {
  const { teamId, kind = null } = asked;
  const endDate = asked.endDate ?? baseballDay(clock.now());
  const startDate = asked.startDate ?? addDays(endDate, -usualDays);
  if (startDate > endDate) throw wrongWayRound(asked);
  const [{ value, asOf, isStale }, teamName] = await Promise.all([
    readTransactions(client, { teamId, from: startDate, to: endDate }),
    nameOf(client, teamId),
  ]);
  const told = tellTransactions(value, teamId);
  const { shown, earlier } = newestDays(kind === null ? told : told.filter((each) => each.kind === kind));
  return {
    teamId,
    teamName,
    startDate,
    endDate,
    kind,
    kinds: countKinds(told),
    spots: clubNamesOf(teamId) === undefined ? null : countSpots(told),
    transactions: shown,
    earlier,
    freshness: { asOf, isStale },
  };
}

/** The clubs are known; a team of another level is asked for, and does without a name when nobody answers. */
async function nameOf(client: StatsApiClient, teamId: number): Promise<string | null> {
  const known = clubNamesOf(teamId)?.name;
  if (known !== undefined) return known;
  return readTeam(client, { teamId })
    .then(({ value }) => value.name)
    .catch(() => null);
}

function countKinds(told: readonly ToldTransaction[]): TransactionList['kinds'] {
  return transactionKinds
    .map(({ id }) => ({ kind: id, count: told.filter((each) => each.kind === id).length }))
    .filter(({ count }) => count > 0);
}

const countSpots = (told: readonly ToldTransaction[]): TransactionList['spots'] => ({
  taken: told.filter(({ fortyMan }) => fortyMan === 1).length,
  opened: told.filter(({ fortyMan }) => fortyMan === -1).length,
});

function wrongWayRound({ startDate }: Asked): AppError {
  const words = 'must not be before the start';
  return startDate === undefined
    ? new AppError('invalid_input', `endDate ${words}`, { endDate: words })
    : new AppError('invalid_input', 'startDate must not be after the end', { startDate: 'must not be after the end' });
}
