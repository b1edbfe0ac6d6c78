import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { mayImport, type Place, placeOf } from './place-of.ts';
import { readFeatureOrder } from './read-feature-order.ts';

type Import = {
  /** path of the importing file, relative to the project's folder, with forward slashes */
  from: string;
  specifier: string;
  isTypeOnly: boolean;
};

/** The message for a forbidden import; null for an allowed one. */
export function forbiddenImportMessage(root: string, { from, specifier, isTypeOnly }: Import): string | null {
  const place = placeOf(from);
  if (place === null) return null;
  const isTest = /\.test\.tsx?$|\/testing\//.test(from);
  const to = resolveProjectFile(from, specifier);
  if (to === null) return isTest ? null : packageRefusal(place, from, specifier, isTypeOnly);
  const target = placeOf(to);
  if (target === null) return isTest ? null : `product code must not import from outside src (${to})`;
  if ((place.layer === 'simulator') !== (target.layer === 'simulator'))
    return 'the simulator and the product meet only over HTTP';
  if (isTest) return place.side === 'pure' ? null : sideRefusal(place, target);
  if (to.includes('/testing/')) return 'product code must not import the tools of tests';
  if (!mayImport(place.layer, target.layer)) return `${place.layer} must not import from ${target.layer}`;
  return (
    sideRefusal(place, target) ??
    featureRefusal(root, from, place, target) ??
    (isTypeOnly ? null : (authorizedRefusal(from, to) ?? schemaRefusal(root, place, target, to)))
  );
}

/** The path of an imported project file, relative to the project's folder; null for a package. */
function resolveProjectFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (!specifier.startsWith('#')) return null;
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  return specifier.startsWith('#simulator/')
    ? `simulator/src/${specifier.slice('#simulator/'.length)}`
    : `src/${specifier.slice(1)}`;
}

function packageRefusal({ side }: Place, from: string, specifier: string, isTypeOnly: boolean): string | null {
  if (specifier.startsWith('@called-shot/')) return 'a workspace is not imported';
  if (side === 'pure' && specifier !== 'zod') return 'this code is pure: zod is the only package it may import';
  if (side !== 'browser' || isTypeOnly) return null;
  if (specifier === 'zod' || specifier.startsWith('zod/'))
    return 'the browser bundle contains no validator: import types only';
  return isBuiltin(specifier) && !from.startsWith('src/app/rendering/')
    ? 'Node modules do not exist in the browser'
    : null;
}

/** Pure code runs on both sides and knows neither; the server and the browser do not know each other. */
function sideRefusal({ side }: Place, target: Place): string | null {
  if (side === null || target.side === null || target.side === 'pure' || side === target.side) return null;
  return `${side} code must not import ${target.side} code`;
}

/** What each part of a feature may import of its own feature. */
const ownParts: Record<string, readonly string[]> = {
  shapes: ['shapes'],
  rules: ['shapes', 'rules'],
  contract: ['shapes', 'rules', 'contract'],
  tables: ['shapes', 'rules', 'tables'],
  upstream: ['shapes', 'rules', 'upstream'],
  queries: ['shapes', 'rules', 'contract', 'queries'],
};

/** What the other features may import. */
const publicParts = new Set(['shapes', 'rules', 'contract', 'queries', 'server', 'screen']);

function featureRefusal(root: string, from: string, place: Place, target: Place): string | null {
  if (target.feature === null) return null;
  if (target.layer === 'pages')
    return place.layer === 'pages' && place.feature !== target.feature ? 'a page must not import another page' : null;
  if (place.layer === 'features' && place.feature === target.feature)
    return ownParts[place.part]?.includes(target.part) === false
      ? `${place.part} must not import from ${target.part} of its feature`
      : null;
  // it checks each kind of response
  const isDoctor = from.startsWith('src/app/operator/doctor/') && target.part === 'upstream';
  if (!publicParts.has(target.part) && !isDoctor) return `${target.feature}/${target.part} is private to its feature`;
  if (place.layer !== 'features' || place.feature === null) return null;
  if (target.part === 'screen') return 'a screen must not import the screen of another feature: compose them in a page';
  return orderRefusal(root, place.feature, target.feature);
}

/** A feature imports only from features above it in the list. */
function orderRefusal(root: string, from: string, to: string): string | null {
  const order = readFeatureOrder(root);
  const unlisted = [from, to].find((feature) => !order.includes(feature));
  if (unlisted !== undefined) return `the feature ${unlisted} is not in the list of ARCHITECTURE.md`;
  return order.indexOf(to) < order.indexOf(from) ? null : `${to} is not above ${from} in the list of ARCHITECTURE.md`;
}

export const authorizationChecks = new Set([
  // the operator may change every user
  'src/features/admin/server/user-changes.ts',
  'src/platform/http/endpoints/authorize-call.ts',
  'src/features/accounts/server/log-in.ts',
  'src/features/accounts/server/passkey-routes.ts',
  'src/features/accounts/server/sign-up.ts',
  'src/features/accounts/server/recover-account.ts',
  'src/features/simulated-users/server/create-simulated-accounts.ts',
  'src/features/reminders/server/unsubscribe-link.ts',
]);

export const authorizedFile = 'src/platform/http/endpoints/authorized.ts';

/** `markAuthorized` brands an id without a check: only the checks themselves may call it. */
function authorizedRefusal(from: string, to: string): string | null {
  return to === authorizedFile && !authorizationChecks.has(from)
    ? 'only an authorization check may mark an id as authorized: use `import type`'
    : null;
}

function schemaRefusal(root: string, { side }: Place, target: Place, to: string): string | null {
  return side === 'browser' && target.side !== 'browser' && containsSchemas(join(root, to))
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
