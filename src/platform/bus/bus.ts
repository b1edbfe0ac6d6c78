import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { z } from 'zod';

/** A kind of message. `encode` and `decode` make its bytes for other processes. */
export type Topic<T> = {
  /** letters only */
  name: string;
  /** how many of the newest messages of a key are stored; 0: none */
  kept: number;
  encode(value: T): Uint8Array | Promise<Uint8Array>;
  decode(bytes: Uint8Array): T | Promise<T>;
};

/** A kind of question that one process of the site answers. */
export type Service<Q, A> = {
  name: string;
  /** ms, real time */
  timeout: number;
  question: Codec<Q>;
  answer: Codec<A>;
};

export type Codec<T> = Pick<Topic<T>, 'encode' | 'decode'>;

/** A stored message. `number` grows with each message of its topic. */
export type Stored<T> = { value: T; number: number };

/** No process answered a question in time. `isUnheard`: no process answers such questions now. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly isUnheard: boolean;

  constructor(message: string, { isUnheard = false, ...options }: ErrorOptions & { isUnheard?: boolean } = {}) {
    super(message, options);
    this.isUnheard = isUnheard;
  }
}

/**
 * Messages between the processes of a site, which this one receives too. A `key` has letters, digits and `-` only. Subscribers get
 * the messages of a key in order; while the broker cannot be reached, they miss messages that are not stored.
 */
export type Bus = {
  /**
   * Sends a message to all subscribers. Resolves to its number if the topic is stored, otherwise to 0. With `after`, the number of
   * the message before (0: none), it resolves to null without sending if another one has been stored since. Rejects if the message
   * cannot be stored.
   */
  publish<T>(topic: Topic<T>, key: string, value: T, after?: number): Promise<number | null>;
  /** Calls the listener for each message of the key. Returns a function that ends the subscription. */
  subscribe<T>(topic: Topic<T>, key: string, listener: (value: T) => void): () => void;
  /** The stored messages of a key, oldest first. */
  replay<T>(topic: Topic<T>, key: string): Promise<Stored<T>[]>;
  /** Removes the stored messages of a key up to the one with this number. */
  forget(topic: Pick<Topic<unknown>, 'name' | 'kept'>, key: string, through: number): Promise<void>;
  /** Asks the process that answers. Rejects with `NoAnswer`. */
  ask<Q, A>(service: Service<Q, A>, question: Q): Promise<A>;
  /** Answers the questions of all processes. Returns a function that ends this. */
  answer<Q, A>(service: Service<Q, A>, answer: (question: Q) => Promise<A>): () => void;
  close(): Promise<void>;
};

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** bytes from which a message is compressed */
const longMessage = 16_384;
/** bytes of a decompressed message: the largest response of the upstream is smaller */
const maxOutputLength = 64_000_000;
/** the first byte of compressed data; JSON in UTF-8 never begins with it */
const gzipMark = 0x1f;

/** JSON, compressed if it is long. Decoding rejects if the value does not fit the schema, which another release has sent. */
export function jsonCodec<T>(schema: z.ZodType<T>): Codec<T> {
  return {
    async encode(value) {
      const bytes = Buffer.from(JSON.stringify(value));
      return bytes.length < longMessage ? bytes : compress(bytes, { level: 1 });
    },
    async decode(bytes) {
      const json = bytes[0] === gzipMark ? await decompress(bytes, { maxOutputLength }) : Buffer.from(bytes);
      return schema.parse(JSON.parse(json.toString()));
    },
  };
}
