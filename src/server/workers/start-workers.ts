import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { z } from 'zod';
import { findSharedPort } from '#server/listen.ts';
import { openFirstParts } from '#server/open-first-parts.ts';
import type { Settings } from '#server/settings.ts';
import { workerEnvironment } from './worker-league.ts';

/** A message of a worker: it listens, or it needs the metrics of all workers. */
const workerMessageSchema = z.union([z.object({ listensAt: z.string() }), z.object({ metricsRequest: z.number() })]);

const restartPauseMs = 1000;

/** Starts the processes that serve visitors, and starts each again when it ends. Exits if the first one cannot start. */
export async function startWorkers(settings: Settings): Promise<void> {
  const port = await findSharedPort(settings);
  const { print, log, opening, stopAtEnd } = openFirstParts(settings);
  const { league, server } = await opening;
  const environment = { ...workerEnvironment(league), PORT: String(port) };
  const aggregator = new AggregatorRegistry();
  let isStopping = false;

  /** Starts a worker. Resolves to the address at which it listens; to null if it ends before. */
  const fork = (): Promise<string | null> => {
    const worker = cluster.fork(environment);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    worker.once('exit', () => resolve(null));
    worker.on('message', (message: unknown) => {
      const parsed = workerMessageSchema.safeParse(message);
      if (!parsed.success) return;
      if ('metricsRequest' in parsed.data) {
        void sendMetrics(worker, parsed.data.metricsRequest);
      } else {
        log.info({ workerPid: worker.process.pid }, 'A worker listens');
        resolve(parsed.data.listensAt);
      }
    });
    return promise;
  };
  const sendMetrics = async (worker: Worker, metricsRequest: number) => {
    const metrics = await aggregator.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ metricsRequest, metrics });
  };
  const stop = async () => {
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(running.map(stopWorker));
    await server.stop();
    await league.process?.stop();
  };
  stopAtEnd(stop);

  const address = await fork();
  if (address === null) {
    await stop();
    process.exit(1);
  }
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    log.error({ workerPid: worker.process.pid, code, signal }, 'A worker has ended and is started again');
    void delay(restartPauseMs).then(() => (isStopping ? undefined : fork()));
  });
  for (let index = 1; index < settings.workers; index += 1) void fork();
  print(`Called Shot is at ${address}`);
}

async function stopWorker(worker: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.process.kill('SIGTERM');
  await ended;
}
