import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';

const layers = ['domain', 'contract', 'server', 'web', 'league'] as const;
type Layer = (typeof layers)[number];

/** The arrow rule: the layers that each layer may import. */
const mayImport: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  web: ['domain', 'contract', 'web'],
  league: ['league'],
};

export type Import = {
  /** path of the importing file, relative to the project's folder, with forward slashes */
  from: string;
  specifier: string;
  isTypeOnly: boolean;
};

/** The message for a forbidden import; null for an allowed one. */
export function forbiddenImportMessage(root: string, { from, specifier, isTypeOnly }: Import): string | null {
  const layer = layerOf(from);
  if (layer === null) return null;
  const isTest = /\.test\.tsx?$/.test(from);
  const to = resolveProjectFile(from, specifier);
  if (to === null) return isTest ? null : packageRefusal(layer, from, specifier, isTypeOnly);
  const target = layerOf(to);
  if (target === null) return isTest ? null : `product code must not import from outside src (${to})`;
  if (!mayImport[layer].includes(target)) return `${layer} must not import from ${target}`;
  const refusal = privateFolderRefusal(from, to, isTest);
  if (refusal !== null) return refusal;
  if (layer === 'server') return isTypeOnly || isTest ? null : authorizedRefusal(from, to);
  if (layer !== 'web') return null;
  return webFolderRefusal(from, to) ?? (isTypeOnly || isTest ? null : schemaRefusal(root, target, to));
}

function layerOf(path: string): Layer | null {
  if (path.startsWith('league/src/')) return 'league';
  const [top, folder] = path.split('/');
  return top === 'src' ? (layers.find((layer) => layer === folder) ?? null) : null;
}

/** The path of an imported project file, relative to the project's folder; null for a package. */
function resolveProjectFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (!specifier.startsWith('#')) return null;
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  return specifier.startsWith('#league/')
    ? `league/src/${specifier.slice('#league/'.length)}`
    : `src/${specifier.slice(1)}`;
}

function packageRefusal(layer: Layer, from: string, specifier: string, isTypeOnly: boolean): string | null {
  if (specifier.startsWith('@called-shot/')) return `${layer} must not import from a workspace`;
  const isPure = layer === 'domain' || layer === 'contract';
  if (isPure && specifier !== 'zod') return `${layer} is pure: zod is the only package it may import`;
  if (layer !== 'web' || isTypeOnly) return null;
  if (specifier === 'zod' || specifier.startsWith('zod/'))
    return 'the browser bundle contains no validator: import types only';
  return isBuiltin(specifier) && !from.endsWith('/entry-server.tsx')
    ? 'Node modules do not exist in the browser'
    : null;
}

/** Files at the top of a feature folder are public; sub-folders are private, except `testing`, which tests may use. */
function privateFolderRefusal(from: string, to: string, isTest: boolean): string | null {
  const { owner, folder } = featureOf(to);
  if (owner === null || folder === null || owner === featureOf(from).owner) return null;
  if (folder === 'testing' && (isTest || from.includes('/testing/'))) return null;
  return `${owner}/${folder}/ is private: only the files at the top of a feature folder are public`;
}

function featureOf(path: string): { owner: string | null; folder: string | null } {
  const [, layer, owner, folder, file] = /^src\/(server|web)\/features\/([^/]+)\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (layer === undefined || owner === undefined) return { owner: null, folder: null };
  return { owner: `${layer}/features/${owner}`, folder: file === undefined ? null : (folder ?? null) };
}

const authorizationChecks = new Set([
  // the operator may change every user
  'src/server/admin/user-changes.ts',
  'src/server/http/endpoints/authorize-call.ts',
  'src/server/features/accounts/log-in.ts',
  'src/server/features/accounts/sign-up.ts',
  'src/server/features/accounts/recovery/recover-account.ts',
  'src/server/features/accounts/passkeys/sign-in-with-passkey.ts',
  'src/server/features/simulated-fans/runs/create-fan-accounts.ts',
  'src/server/features/reminders/unsubscribe-link.ts',
]);

/** `markAuthorized` brands an id without a check: only the checks themselves may call it. */
function authorizedRefusal(from: string, to: string): string | null {
  return to === 'src/server/http/endpoints/authorized.ts' && !authorizationChecks.has(from)
    ? 'only an authorization check may mark an id as authorized: use `import type`'
    : null;
}

/** pages → features → ui: a page composes features, features do not import each other, ui imports neither. */
function webFolderRefusal(from: string, to: string): string | null {
  const [importer, imported] = [childOf('src/web/', from), childOf('src/web/', to)];
  if (importer === 'ui' && (imported === 'features' || imported === 'pages'))
    return `ui must not import from ${imported}`;
  if (importer !== 'features') return null;
  if (imported === 'pages') return 'features must not import from pages';
  if (imported !== 'features') return null;
  return childOf('src/web/features/', from) === childOf('src/web/features/', to)
    ? null
    : 'features must not import each other: compose them in a page';
}

function childOf(folder: string, path: string): string | null {
  return path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? null) : null;
}

function schemaRefusal(root: string, target: Layer, to: string): string | null {
  return target !== 'web' && containsSchemas(join(root, to))
    ? 'this file contains schemas and the browser bundle contains no validator: use `import type`'
    : null;
}

const resultByPath = new Map<string, boolean>();

function containsSchemas(path: string): boolean {
  const result =
    resultByPath.get(path) ??
    (existsSync(path) && /^import \{.*\bz\b.*\} from 'zod'/m.test(readFileSync(path, 'utf8')));
  resultByPath.set(path, result);
  return result;
}
