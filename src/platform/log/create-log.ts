import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import { shortenAddress } from '#platform/http/fair-share.ts';
import { type Page, pages } from '../api/pages.ts';
import { serializeError } from './serialize-error.ts';

const maxLogBytes = 20_000_000;
/** unwritten lines are dropped beyond this size */
const maxPendingBytes = 1_000_000;

/**
 * Creates the structured log: on standard output in production, otherwise in a file so that the terminal stays readable.
 * No line contains personal data, secrets or full client addresses. Lines that cannot be written are dropped.
 */
export function createLog({ isProduction, dataDir }: { isProduction: boolean; dataDir: string }): Logger {
  const stream = destination({
    dest: isProduction ? 1 : openLogFile(dataDir),
    sync: true,
    maxLength: maxPendingBytes,
  });
  // without a listener, a full disk would end the process
  const ignore = () => undefined;
  stream.on('error', ignore);
  for (const output of [process.stdout, process.stderr]) output.on('error', ignore);
  const serializers = { err: serializeError, req: serializeRequest };
  return pino({ serializers, hooks: { streamWrite: redactLine } }, stream);
}

function openLogFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'called-shot.log');
  rotateLog(file);
  return file;
}

/** Renames a large log of earlier runs to `.1`. */
function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(file, `${file}.1`);
}

const pagePaths = Object.values<Page>(pages).flatMap(({ path = '', itemPath = '' }) => [path, itemPath]);
const pageWords = new Set([...pagePaths.flatMap((path) => path.split('/')), 'api']);

type LoggedRequest = Pick<FastifyRequest, 'method' | 'url' | 'ip'> & { routeOptions: { url?: string | undefined } };

/** The logged form of a request. Names of users, queries and unknown parts of the path are left out. */
export function serializeRequest({ method, url, ip, routeOptions }: LoggedRequest) {
  return { method, url: redactPath(url, routeOptions.url), client: shortenAddress(ip) };
}

/** `route`: `/api/fans/:username`; one for all pages, and absent for a path without a route */
function redactPath(url: string, route = '/*'): string {
  const [path = ''] = url.split('?');
  const parts = path.split('/');
  if (parts[1] === 'assets') return path;
  const places = route.split('/');
  const isPage = route === '/*';
  return parts
    .map((part, index) => {
      const isUsername = isPage ? parts[index - 1] === 'user' : places[index] === ':username';
      const isListed = part === '' || (isPage ? pageWords.has(part) : part === places[index]);
      return !isUsername && (isListed || /^\d{1,10}$/.test(part)) ? part : '*';
    })
    .join('/');
}

const email = /[^\s"'<>(),:;/\\]{1,64}@[a-z\d.-]+\.[a-z]{2,}/gi;
const passwordHash = /\$argon2id?\$[^\s"'\\]+/g;
const password = /(\b[a-z]+:\/\/[^\s/:@"]*:)[^\s/@"]+@/gi;
/** a token or hash of 32 bytes as base64url or hex; an API key begins with cs_ */
const token = /(?<![\w-])(?:(?:cs_)?[\w-]{43}|[\da-f]{64})(?![\w-])/g;

/** the secret of a webhook */
const webhookSecret = /whsec_[\w+/=]+/g;

/** Removes email addresses, password hashes, tokens, and passwords in URLs from a line of the log. */
export function redactLine(line: string): string {
  return line
    .replaceAll(password, '$1…@')
    .replaceAll(passwordHash, '…')
    .replaceAll(webhookSecret, '…')
    .replaceAll(token, '…')
    .replaceAll(email, '…@…');
}
