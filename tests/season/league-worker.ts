import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { createLeague } from '#simulator/create-league.ts';
import { createLeagueServer } from '#simulator/http/league-server.ts';
import { simulatedLeague } from '#simulator/wire/simulated-league.ts';
import { misreportResults } from './misreport-results.ts';

const dataSchema = z.object({ seed: z.string(), openingDay: z.string(), time: z.instanceof(Float64Array) });

/** Serves a simulated league over HTTP in a worker thread, at the time set by the test. Posts its port. */
const { seed, openingDay, time } = dataSchema.parse(workerData);
const league = createLeague({ seed, openingDay });
const now = () => time[0] ?? 0;
const server = createLeagueServer({
  season: null,
  clock: { state: { realStart: 0, leagueStart: now(), speed: 1 }, now },
  handleRequest: misreportResults(league, simulatedLeague(league)),
  onError: (error) => {
    throw error;
  },
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(typeof address === 'object' && address !== null ? address.port : 0);
});
