import { pages } from '#platform/api/pages.ts';
import { AppError } from '#platform/http/app-error.ts';
import { atomFeed, type FeedEntry, feedId } from '#platform/http/atom-feed.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readTeam } from '#sources/statsapi/read-teams.ts';
import {
  type ListedTransaction,
  type TransactionList,
  transactions as transactionsEndpoint,
  transactionsFeed,
} from './contract.ts';
import { mostDaysOfAll } from './rules/all-clubs.ts';
import { transactionKey } from './rules/distinct-transactions.ts';
import { fortyManEffect } from './rules/forty-man-effect.ts';
import { nameMove } from './rules/name-move.ts';
import { transactionKinds, type TransactionKind, transactionEvents } from './rules/transaction-events.ts';
import type { Transaction } from './rules/transaction.ts';
import { readTransactions } from './upstream.ts';

type Query = {
  teamId?: number | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  kind?: TransactionKind | undefined;
};

/** The default period before today. Source: the product specification, section 9. */
const defaultDays = 7;

/** Lists a team's transactions between two days, of one kind or all; one page of the newest days. */
export async function listTransactions({ client, clock }: LeagueServices, query: Query): Promise<TransactionList> {
  const { teamId, kind = null } = query;
  const endDate = query.endDate ?? baseballDay(clock.now());
  const startDate = query.startDate ?? addDays(endDate, -defaultDays);
  if (startDate > endDate) throw invalidPeriod(query);
  if (teamId === undefined && startDate < addDays(endDate, -mostDaysOfAll))
    throw new AppError('invalid_input', `startDate ${tooManyDays}`, { startDate: tooManyDays });
  const [{ value, asOf, isStale }, teamName] = await Promise.all([
    readTransactions(client, { teamId, from: startDate, to: endDate }),
    teamId === undefined ? null : readTeamName(client, teamId),
  ]);
  const isMajor = (club: Transaction['from']) => club !== null && clubNamesOf(club.id) !== undefined;
  const own = teamId === undefined ? value.filter(({ from, to }) => isMajor(from) || isMajor(to)) : value;
  const presented = presentTransactions(own, teamId);
  const { shown, earlier } = newestDays(kind === null ? presented : presented.filter((each) => each.kind === kind));
  return {
    teamId: teamId ?? null,
    teamName,
    startDate,
    endDate,
    kind,
    kinds: countKinds(presented),
    spots: clubNamesOf(teamId ?? 0) === undefined ? null : countSpots(presented),
    transactions: shown,
    earlier,
    freshness: { asOf, isStale },
  };
}

function countKinds(transactions: readonly ListedTransaction[]): TransactionList['kinds'] {
  return transactionKinds
    .map(({ id }) => ({ kind: id, count: transactions.filter((each) => each.kind === id).length }))
    .filter(({ count }) => count > 0);
}

const countSpots = (transactions: readonly ListedTransaction[]): TransactionList['spots'] => ({
  taken: transactions.filter(({ fortyMan }) => fortyMan === 1).length,
  opened: transactions.filter(({ fortyMan }) => fortyMan === -1).length,
});

function invalidPeriod({ startDate }: Query): AppError {
  const [field, problem] =
    startDate === undefined ? ['endDate', 'must not be before the start'] : ['startDate', 'must not be after the end'];
  return new AppError('invalid_input', `${field} ${problem}`, { [field]: problem });
}

const tooManyDays = `must be at most ${mostDaysOfAll} days before the end without a team`;

/** A page ends with the day in which it reaches this number of rows. A busy club has about 60 a week. */
const pageSize = 120;

/** Takes whole days from a list, newest first, until the page is full. `earlier` is the first day that is left out. */
export function newestDays<T extends { date: string }>(
  rows: readonly T[],
  size = pageSize,
): { shown: T[]; earlier: string | null } {
  const last = rows[size - 1]?.date;
  const end = last === undefined ? rows.length : rows.findLastIndex(({ date }) => date === last) + 1;
  return { shown: rows.slice(0, end), earlier: rows[end]?.date ?? null };
}

/** Days within which a designated player must be traded, released or sent outright, with a margin for late filing. */
const assignmentWindowDays = 10;

/** Presents a team's transactions for its page; without a team their effects on rosters are not stated. */
export function presentTransactions(transactions: readonly Transaction[], teamId?: number): ListedTransaction[] {
  const isClub = clubNamesOf(teamId ?? 0) !== undefined;
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

/** The names of other teams than the clubs are read from the upstream; null if it fails. */
async function readTeamName(client: StatsApiClient, teamId: number): Promise<string | null> {
  const known = clubNamesOf(teamId)?.name;
  if (known !== undefined) return known;
  return readTeam(client, { teamId })
    .then(({ value }) => value.name)
    .catch(() => null);
}

const feedDays = 30;

export function transactionRoutes(services: Services) {
  const { client, clock, publicUrl } = services;
  return {
    transactions: serveData(transactionsEndpoint, ({ query }) => listTransactions(services, query)),
    transactionsFeed: serveText(transactionsFeed, async ({ query: { team: teamId } }, caller) => {
      const to = baseballDay(clock.now());
      const [{ value }, teamName] = await Promise.all([
        readTransactions(client, { teamId, from: addDays(to, 1 - feedDays), to }),
        readTeamName(client, teamId),
      ]);
      return writeTransactionsFeed(value, { teamId, teamName, origin: publicUrl ?? caller.origin });
    }),
  };
}

type Team = {
  teamId: number;
  /** null: not known */
  teamName: string | null;
  /** scheme and host of the site, without a trailing slash */
  origin: string;
};

/** A busy club has about 60 a week. */
const maxEntries = 150;

/** Writes the transactions of a team as a feed. `transactions`: newest first. */
export function writeTransactionsFeed(
  transactions: readonly Transaction[],
  { teamId, teamName, origin }: Team,
): string {
  const page = `${origin}${pages.transactions.path}?team=${teamId}`;
  return atomFeed({
    title: teamName === null ? 'Transactions' : `${teamName} transactions`,
    self: `${origin}${transactionsFeed.path}?team=${teamId}`,
    page,
    entries: transactions.slice(0, maxEntries).map((each) => toEntry(each, page)),
  });
}

function toEntry(transaction: Transaction, page: string): FeedEntry {
  const { date, description, people } = transaction;
  const move = nameMove(transaction);
  const names = people.map(({ name }) => name).join(', ');
  const title = names === '' ? move : `${move}: ${names}`;
  return {
    id: feedId(`transaction|${transactionKey(transaction)}`),
    title,
    url: `${page}&from=${date}&until=${date}`,
    // only the day is known; noon UTC is the same day in all of North America
    updated: `${date}T12:00:00Z`,
    summary: description ?? title,
  };
}
