import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { chooseWinner, withoutUnreached } from '#features/season-predictions/rules/follow-bracket.ts';
import { inventedBracket, inventedBracketField } from '#features/season-predictions/rules/testing/invented-bracket.ts';
import {
  inventedField,
  inventedPrediction,
  inventedResults,
} from '#features/season-predictions/rules/testing/invented-table.ts';
import { type ContestState, storeContest } from '#features/season-predictions/server/follow-contests.ts';
import { createContestRanks, readSeasonBoard } from '#features/season-predictions/server/read-season-board.ts';
import { openDb } from '#platform/db/open-db.ts';
import { openServer } from '#platform/db/open-server.ts';
import { describeMachineLoad } from './measure/describe-machine-load.ts';
import { percentile } from './measure/percentile.ts';
import { print } from './measure/print.ts';

/**
 * Measures the scoring of 100,000 predictions (or `--users`) of a table and of a bracket, and the pages of their boards with a new
 * count of the ranks. The reference is an update of one column of all these rows.
 */
const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } });
const users = Number(values.users);
const now = Date.now();
const { divisions } = inventedPrediction;

const folder = mkdtempSync(join(tmpdir(), 'called-shot-predictions-'));
chmodSync(folder, 0o755);
const { connection, stop } = await openServer({ databaseUrl: null, dataDir: folder });
const { db, close } = await openDb(connection, 'predictions', () => undefined);

const table: ContestState = {
  kind: 'table',
  season: 2031,
  closesAt: now - 1,
  field: inventedField,
  results: null,
  isFinal: false,
};
const bracket: ContestState = { ...table, kind: 'bracket', field: inventedBracketField, results: { winners: [] } };

/** The results after the clubs of `reversed` divisions have changed their places. */
const tableResults = (reversed: number) => ({
  ...inventedResults,
  divisions: divisions.map((division, index) =>
    index < reversed ? { ...division, clubs: division.clubs.toReversed() } : division,
  ),
});

const bracketResults = (series: number) => ({
  winners: inventedBracket.winners
    .slice(0, series)
    .map(({ series: id, clubId }) => ({ series: id, round: id.slice(0, -1), clubId })),
});

try {
  await fill();
  print(`${users} predictions of each kind; ${describeMachineLoad()}`);
  print(`reference, one column of ${users} rows: ${await measure(updateOneColumn)} s`);
  for (const reversed of [1, 2, 3])
    print(
      `the table, after a change of ${reversed} divisions: ${await score({ ...table, results: tableResults(reversed) })}`,
    );
  for (const series of [4, 8, 11])
    print(
      `the bracket, with ${series} series decided: ${await score({ ...bracket, results: bracketResults(series) })}`,
    );
  // as the server does by itself within a minute
  await db.execute(sql`vacuum analyze season_predictions`);
  for (const kind of ['table', 'bracket'] as const)
    print(`a page of the board of the ${kind}: ${await measurePages(kind)}`);
} finally {
  await close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Adds the users, each with a table and a bracket of 42 different ones. */
async function fill(): Promise<void> {
  await storeContest(db, { ...table, closesAt: now + 1 }, now);
  await storeContest(db, { ...bracket, closesAt: now + 1 }, now);
  await db.execute(sql`update contests set closes_at = to_timestamp(${now / 1000})`);
  await db.execute(sql`
    insert into users (username, username_key, created_at)
    select 'fan' || n, 'fan' || n, now() from generate_series(1, ${users}::integer) n`);
  const tables = Array.from({ length: 42 }, (_, index) => ({
    ...inventedPrediction,
    divisions: divisions.map((division, place) => ({
      ...division,
      clubs: place < index % 7 ? division.clubs.toReversed() : division.clubs,
    })),
    champion: [11, 21, 31, 41, 51, 61][index % 6],
  }));
  const brackets = Array.from({ length: 42 }, (_, index) =>
    withoutUnreached(
      inventedBracketField,
      chooseWinner(chooseWinner(inventedBracket, 'division1', index % 2 === 0 ? 11 : 14), 'world1', 21),
    ),
  );
  for (const [kind, made] of [
    ['table', tables],
    ['bracket', brackets],
  ] as const)
    await db.execute(sql`
      insert into season_predictions (user_id, kind, season, prediction, made_at, changed_at)
      select id, ${kind}, 2031, ${JSON.stringify(made)}::jsonb -> (id % 42), now(), now() from users`);
  await db.execute(sql`vacuum analyze`);
}

async function updateOneColumn(): Promise<void> {
  await db.execute(sql`update season_predictions set changed_at = now() where kind = 'table'`);
}

async function measure(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1000).toFixed(2);
}

async function score(state: ContestState): Promise<string> {
  let scored = 0;
  const seconds = await measure(async () => (scored = await storeContest(db, state, now)));
  return `${scored} predictions in ${seconds} s; ${describeMachineLoad()}`;
}

/** The pages around fifty users, each with a new count of the ranks. */
async function measurePages(kind: 'table' | 'bracket'): Promise<string> {
  const times: number[] = [];
  for (let page = 0; page < 50; page += 1) {
    const ranksOf = createContestRanks(db, () => 0);
    const around = `fan${1 + Math.floor((page * users) / 50)}`;
    const began = performance.now();
    await readSeasonBoard(db, ranksOf, { kind, query: { around }, userId: 1, now });
    times.push(performance.now() - began);
  }
  return `median ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`;
}
