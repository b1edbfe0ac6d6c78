import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';

const layers = ['domain', 'contract', 'server', 'web', 'league'] as const;
type Layer = (typeof layers)[number];

/** The arrow rule: which layers of ours each layer may import. */
const mayImport: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  web: ['domain', 'contract', 'web'],
  league: ['league'],
};

export type Import = {
  /** path of the importing file from the project's folder, with forward slashes */
  from: string;
  specifier: string;
  isTypeOnly: boolean;
};

/** Why an import is refused, in words; null when it is allowed. */
export function importRefusal(root: string, { from, specifier, isTypeOnly }: Import): string | null {
  const layer = layerOf(from);
  if (layer === null) return null;
  const isTest = /\.test\.tsx?$/.test(from);
  const to = resolveOurs(from, specifier);
  if (to === null) return isTest ? null : packageRefusal(layer, from, specifier, isTypeOnly);
  const target = layerOf(to);
  if (target === null) return isTest ? null : `product code imports nothing from outside src (${to})`;
  if (!mayImport[layer].includes(target)) return `${layer} imports nothing of ${target}`;
  if (layer === 'server') return serverFeatureRefusal(from, to);
  if (layer !== 'web') return null;
  return webFolderRefusal(from, to) ?? (isTypeOnly || isTest ? null : schemaRefusal(root, target, to));
}

function layerOf(path: string): Layer | null {
  const [top, folder] = path.split('/');
  return top === 'src' ? (layers.find((layer) => layer === folder) ?? null) : null;
}

/** Path of one of our files from the project's folder; null for a package. */
function resolveOurs(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  if (!specifier.startsWith('#')) return null;
  return specifier.startsWith('#tests/') ? specifier.slice(1) : `src/${specifier.slice(1)}`;
}

function packageRefusal(layer: Layer, from: string, specifier: string, isTypeOnly: boolean): string | null {
  const isPure = layer === 'domain' || layer === 'contract';
  if (isPure && specifier !== 'zod') return `${layer} is pure: of packages it imports zod alone`;
  if (layer !== 'web' || isTypeOnly) return null;
  if (specifier === 'zod' || specifier.startsWith('zod/')) return 'the browser carries no validator: import types only';
  return isBuiltin(specifier) && !from.endsWith('/entry-server.tsx') ? 'the browser has no Node' : null;
}

function serverFeatureRefusal(from: string, to: string): string | null {
  const owner = childOf('src/server/features/', to);
  const isQueries = posix.basename(to) === 'queries.ts';
  return owner !== null && isQueries && owner !== childOf('src/server/features/', from)
    ? "a feature may call another feature's verb, never its queries"
    : null;
}

/** pages → features → ui: a page composes features, features never know each other, the kit knows neither. */
function webFolderRefusal(from: string, to: string): string | null {
  const [importer, imported] = [childOf('src/web/', from), childOf('src/web/', to)];
  if (importer === 'ui' && (imported === 'features' || imported === 'pages'))
    return `ui imports nothing of ${imported}`;
  if (importer !== 'features') return null;
  if (imported === 'pages') return 'features import nothing of pages';
  if (imported !== 'features') return null;
  return childOf('src/web/features/', from) === childOf('src/web/features/', to)
    ? null
    : 'features never import each other: compose them in a page';
}

function childOf(folder: string, path: string): string | null {
  return path.startsWith(folder) ? (path.slice(folder.length).split('/')[0] ?? null) : null;
}

function schemaRefusal(root: string, target: Layer, to: string): string | null {
  return target !== 'web' && holdsSchemas(join(root, to))
    ? 'that file holds schemas and the browser carries no validator: use `import type`'
    : null;
}

const known = new Map<string, boolean>();

function holdsSchemas(path: string): boolean {
  const answer =
    known.get(path) ?? (existsSync(path) && /^import \{.*\bz\b.*\} from 'zod'/m.test(readFileSync(path, 'utf8')));
  known.set(path, answer);
  return answer;
}
