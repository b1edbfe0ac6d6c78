import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#platform/http/app-error.ts';
import { foldPassword } from '../rules/fold-password.ts';

type Waiting = { start(): void; refuse(): void };

/**
 * Runs at most `atOnce` pieces of work at a time: urgent ones first, then one of each line in turn. Throws `AppError` if more than
 * `waiting` are queued, but a line with fewer than the longest one takes a place of it.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const urgent: Waiting[] = [];
  /** in the order of their turns */
  const lines = new Map<string, Waiting[]>();
  const countOthers = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  function takeTurn(): Waiting | undefined {
    const [turn] = lines;
    if (turn === undefined) return undefined;
    const [name, [next, ...later]] = turn;
    lines.delete(name);
    if (later.length > 0) lines.set(name, later);
    return next;
  }

  function startNext(): void {
    const next = urgent.shift() ?? takeTurn();
    if (next) next.start();
    else running -= 1;
  }

  /** Whether a place in a line is free, or was made free. */
  function hasPlace(own: readonly Waiting[]): boolean {
    if (countOthers() < waiting) return true;
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= own.length + 1) return false;
    longest.pop()?.refuse();
    return true;
  }

  function wait(name: string | null): Promise<void> {
    const line = name === null ? urgent : (lines.get(name) ?? []);
    const isFull = name === null ? urgent.length >= waiting : !hasPlace(line);
    if (isFull) throw isBusy();
    if (name !== null) lines.set(name, line);
    return new Promise((start, reject) => line.push({ start, refuse: () => reject(isBusy()) }));
  }

  return async <T>(work: () => Promise<T>, line: string | null): Promise<T> => {
    if (running < atOnce) running += 1;
    else await wait(line);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

const isBusy = () => new AppError('busy', 'Too many people are signing in. Please try again shortly.');

/** OWASP's recommended parameters for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Each hash uses a processor and 19 MiB; one at a time leaves capacity for live games. */
const queue = createQueue({ atOnce: 1, waiting: 500 });
const run = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/**
 * `line`: whose work it is, which takes turns with that of others; null: urgent, before all others. `beforeHash` runs when the turn comes
 * and rejects to refuse.
 */
type Turn = { line: string | null; beforeHash?: () => Promise<void> };

function tagOf(password: string, nonce: Buffer, { line, beforeHash }: Turn): Promise<Buffer> {
  return queue(async () => {
    await beforeHash?.();
    return run({ ...cost, message: password.normalize('NFKC'), nonce, tagLength });
  }, line);
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password; returns a PHC string. */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, turn);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unknownUser = { nonce: randomBytes(16), tag: randomBytes(tagLength) };

function parse(hash: string): { nonce: Buffer; tag: Buffer } {
  const [nonce = '', tag = ''] = hash.split('$').slice(-2);
  return { nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}

/** Whether a password matches a hash. Null (an unknown user) takes the same time and returns false. */
export async function isPassword(password: string, hash: string | null, turn: Turn): Promise<boolean> {
  const { nonce, tag } = hash === null ? unknownUser : parse(hash);
  const given = await tagOf(password, nonce, turn);
  return timingSafeEqual(given, tag) && hash !== null;
}

/** Common passwords and parts of passwords that the package's list lacks. */
const others =
  'bitcoin changemechangeme coco correcthorsebatterystaple fortnite grandslam harleydavidson iloveyouiloveyou instagram ' +
  'letmeinletmein login nationals netflix outfield qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm roblox ' +
  'strikeout takemeouttotheballgame thequickbrownfox toor twitter welcomewelcome worldseries zaq1qwsx qwerqwer abcabc ' +
  'abcdef abcdefg abcdefgh abcdefghi abcdefghijklmno abcdefghijklmnop abcdefghijklmnopqrstuvwxyz abcd1234 abc1234 abc12345 ' +
  'aa12345678 asdfghjkl asdfghjklasdfgh baseballbaseball password123456789 1234567890 12345678901234 123456789012345 ' +
  '12345678901234567890 123456789123456 123456712 12345612 123123123 101010 121212 12121212 0987654321 987654321 87654321 ' +
  '7654321 654321 456789 !@#$%^&* !@#$%^&*()';

let folded: ReadonlySet<string> | undefined;

/** The list, folded as one text: that is the fastest way. A space would not remain. */
function foldList(): ReadonlySet<string> {
  const separator = '\0';
  const all = [...dictionary['passwords-common'], ...others.split(' ')];
  return new Set(foldPassword(all.join(separator)).split(separator));
}

/** Whether a folded password (`foldPassword`) is on the list of common passwords. The first call folds the list. */
export function isCommonPassword(password: string): boolean {
  folded ??= foldList();
  return folded.has(password);
}
