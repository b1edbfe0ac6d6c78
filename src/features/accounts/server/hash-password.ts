import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#platform/http/app-error.ts';
import { foldPassword } from '../rules/fold-password.ts';

/**
 * Runs at most `atOnce` pieces of work at a time, in order, but urgent ones before others. Throws `AppError` if more than
 * `waiting` are queued.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queued: { urgent: (() => void)[]; others: (() => void)[] } = { urgent: [], others: [] };

  function startNext(): void {
    const next = queued.urgent.shift() ?? queued.others.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>, isUrgent = false): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      const line = isUrgent ? queued.urgent : queued.others;
      if (line.length >= waiting)
        throw new AppError('busy', 'Too many people are signing in. Please try again shortly.');
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

/** OWASP's recommended parameters for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Each hash uses a processor and 19 MiB; one at a time leaves capacity for live games. */
const queue = createQueue({ atOnce: 1, waiting: 500 });
const run = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** `beforeHash` runs when the turn comes and rejects to refuse; an urgent hash comes before others. */
type Turn = { beforeHash?: () => Promise<void>; isUrgent?: boolean };

function tagOf(password: string, nonce: Buffer, { beforeHash, isUrgent }: Turn = {}): Promise<Buffer> {
  return queue(async () => {
    await beforeHash?.();
    return run({ ...cost, message: password.normalize('NFKC'), nonce, tagLength });
  }, isUrgent);
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password; returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unknownUser = { nonce: randomBytes(16), tag: randomBytes(tagLength) };

function parse(hash: string): { nonce: Buffer; tag: Buffer } {
  const [nonce = '', tag = ''] = hash.split('$').slice(-2);
  return { nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}

/** Whether a password matches a hash. Null (an unknown user) takes the same time and returns false. */
export async function isPassword(password: string, hash: string | null, turn: Turn = {}): Promise<boolean> {
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
