import {
  AckPolicy,
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import {
  AuthorizationError,
  connect,
  type Msg,
  type NatsConnection,
  RequestError,
  type Subscription,
} from '@nats-io/transport-node';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import type { NatsServers } from '#platform/settings/nats-servers.ts';
import { type Bus, type Codec, NoAnswer, type Service, type Stored, type Topic } from './bus.ts';

type NatsOptions = {
  nats: NatsServers;
  /** separates the sites that use the same server: letters, digits, `-` and `_` */
  site: string;
  log: { warn(detail: object, message: string): void; info(detail: object, message: string): void };
};

const second = 1_000_000_000;
/** ns; the games of a day are over before */
const keptFor = 24 * 3600 * second;
/** code of a message that another process has preceded */
const wrongLastSequence = 10_071;
/** ms, real time */
const connectTimeout = 5000;
const replayTimeout = 5000;

/** Connects to NATS with JetStream, 2.9 or newer. Rejects with `CannotStart`. */
export async function openNatsBus(topics: readonly KeptTopic[], { nats, site, log }: NatsOptions): Promise<Bus> {
  const connection = await connectTo(nats);
  void logStatus(connection, log);
  const streams = await openStreams(connection, topics, { site, log });
  const serviceOf = (service: { name: string }) => `${site}.ask.${service.name}`;

  await streams.add().catch(async (error: unknown) => {
    await connection.close();
    throw new CannotStart(`The NATS server has no JetStream (${messageOf(error)}); start it with -js`, {
      cause: error,
    });
  });

  return {
    async publish(topic, key, value, after) {
      const bytes = await topic.encode(value);
      if (topic.kept > 0) return streams.publish(topic, key, bytes, after);
      connection.publish(subjectOf(site, topic, key), bytes);
      return 0;
    },
    subscribe(topic, key, listener) {
      const subscription = connection.subscribe(subjectOf(site, topic, key));
      void passOn(subscription, topic, (value) => listener(value), log);
      return () => subscription.unsubscribe();
    },
    replay: streams.replay,
    forget: streams.forget,
    async ask(service, question) {
      const bytes = await service.question.encode(question);
      const reply = await connection
        .request(serviceOf(service), bytes, { timeout: service.timeout })
        .catch((error: unknown) => {
          const isUnheard = error instanceof RequestError && error.isNoResponders();
          throw new NoAnswer(`No process answers ${service.name}: ${messageOf(error)}`, { cause: error, isUnheard });
        });
      if (reply.data.length === 0) throw new NoAnswer(`The process that answers ${service.name} failed`);
      return service.answer.decode(reply.data);
    },
    answer(service, answer) {
      const subscription = connection.subscribe(serviceOf(service));
      void answerAll(subscription, service, answer, log);
      return () => subscription.unsubscribe();
    },
    close: () => connection.close(),
  };
}

type KeptTopic = Pick<Topic<unknown>, 'name' | 'kept'>;

/** The stored messages: a stream in memory for each topic. */
async function openStreams(
  connection: NatsConnection,
  topics: readonly KeptTopic[],
  { site, log }: Pick<NatsOptions, 'site' | 'log'>,
) {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const client = jetstream(connection);
  const streamOf = (topic: KeptTopic) => `${site}-${topic.name}`;

  /** The streams are in memory: they are made again after the server has been restarted. */
  const add = async () => {
    for (const topic of topics.filter(({ kept }) => kept > 0))
      await manager.streams.add({
        name: streamOf(topic),
        subjects: [subjectOf(site, topic, '*')],
        max_msgs_per_subject: topic.kept,
        max_age: keptFor,
        storage: StorageType.Memory,
        retention: RetentionPolicy.Limits,
      });
  };
  const withStreams = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === wrongLastSequence) throw error;
      await add();
      return work();
    }
  };
  const readNewest = async <T>(topic: Topic<T>, key: string): Promise<Stored<T>[]> => {
    const found = await manager.streams.getMessage(streamOf(topic), { last_by_subj: subjectOf(site, topic, key) });
    return found === null ? [] : [{ value: await topic.decode(found.data), number: found.seq }];
  };
  const readAll = async <T>(topic: Topic<T>, key: string): Promise<Stored<T>[]> => {
    const info = await manager.consumers.add(streamOf(topic), {
      ack_policy: AckPolicy.None,
      filter_subject: subjectOf(site, topic, key),
      inactive_threshold: 5 * second,
      mem_storage: true,
    });
    if (info.num_pending === 0) return [];
    const consumer = await client.consumers.get(streamOf(topic), info.name);
    const all: Stored<T>[] = [];
    for await (const message of await consumer.fetch({ max_messages: info.num_pending, expires: replayTimeout })) {
      try {
        all.push({ value: await topic.decode(message.data), number: message.seq });
      } catch (error) {
        reportUnreadable(log, message.subject, error);
      }
    }
    return all;
  };

  return {
    add,
    async publish(topic: KeptTopic, key: string, bytes: Uint8Array, after?: number): Promise<number | null> {
      const expect = after === undefined ? {} : { expect: { lastSubjectSequence: after } };
      try {
        return (await withStreams(() => client.publish(subjectOf(site, topic, key), bytes, expect))).seq;
      } catch (error) {
        if (error instanceof JetStreamApiError && error.code === wrongLastSequence) return null;
        throw error;
      }
    },
    replay: <T>(topic: Topic<T>, key: string): Promise<Stored<T>[]> =>
      withStreams(() => (topic.kept === 1 ? readNewest(topic, key) : readAll(topic, key))),
    async forget(topic: KeptTopic, key: string, through: number): Promise<void> {
      // messages before this number are removed
      await manager.streams.purge(streamOf(topic), { filter: subjectOf(site, topic, key), seq: through + 1 });
    },
  };
}

function subjectOf(site: string, topic: { name: string }, key: string): string {
  return `${site}.${topic.name}.${key}`;
}

async function connectTo({ servers, isEncrypted, credentials }: NatsServers): Promise<NatsConnection> {
  const options = { servers, ...credentials, ...(isEncrypted && { tls: {} }), timeout: connectTimeout };
  try {
    // a connection that was open is opened again without an end
    return await connect({ ...options, maxReconnectAttempts: -1, reconnectTimeWait: 500 });
  } catch (error) {
    if (error instanceof AuthorizationError)
      throw new CannotStart('NATS_URL has a user and password or a token that the NATS server does not accept', {
        cause: error,
      });
    throw new CannotStart(`NATS_URL cannot be reached: ${messageOf(error)}`, { cause: error });
  }
}

async function passOn<T>(
  subscription: Subscription,
  codec: Codec<T>,
  listener: (value: T) => void,
  log: NatsOptions['log'],
): Promise<void> {
  for await (const message of subscription) {
    try {
      listener(await codec.decode(message.data));
    } catch (error) {
      reportUnreadable(log, message.subject, error);
    }
  }
}

/** As those of a process with another build are. */
function reportUnreadable(log: NatsOptions['log'], subject: string, error: unknown): void {
  log.warn({ err: error, subject }, 'A message of another process could not be read');
}

/** Answers at the same time what is asked at the same time. A failure is an empty answer. */
async function answerAll<Q, A>(
  subscription: Subscription,
  service: Service<Q, A>,
  answer: (question: Q) => Promise<A>,
  log: NatsOptions['log'],
): Promise<void> {
  const reply = async (message: Msg) => {
    try {
      message.respond(await service.answer.encode(await answer(await service.question.decode(message.data))));
    } catch (error) {
      log.warn({ err: error, service: service.name }, 'A question of another process could not be answered');
      message.respond();
    }
  };
  for await (const message of subscription) void reply(message);
}

async function logStatus(connection: NatsConnection, log: NatsOptions['log']): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn({}, 'The connection to NATS is lost');
    if (status.type === 'reconnect') log.info({}, 'The connection to NATS is open again');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
