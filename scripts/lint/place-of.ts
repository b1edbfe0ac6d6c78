/** The folders of `src`, each of which may import from those before it. */
const layers = ['rules', 'platform', 'sources', 'ui', 'features', 'pages', 'app'] as const;

type Layer = (typeof layers)[number] | 'simulator';

/** Where code runs: pure code runs anywhere, and the code of pages on both sides, like that of the browser. Null: tests and their tools. */
type Side = 'pure' | 'server' | 'browser' | null;

export type Place = {
  layer: Layer;
  side: Side;
  /** the name of a feature or page; null elsewhere */
  feature: string | null;
  /** the name inside a feature, such as `rules` or `screen`; empty elsewhere */
  part: string;
};

const sides: Record<string, Side> = {
  shapes: 'pure',
  rules: 'pure',
  contract: 'pure',
  tables: 'server',
  upstream: 'server',
  server: 'server',
  queries: 'browser',
  screen: 'browser',
};

/** Where a file (path from the project's folder, with forward slashes) belongs; null: outside of the product. */
export function placeOf(path: string): Place | null {
  if (path.startsWith('simulator/src/')) return { layer: 'simulator', side: 'server', feature: null, part: '' };
  const [top, folder = '', second = '', third = ''] = path.split('/');
  const layer = layers.find((each) => each === folder);
  if (top !== 'src' || layer === undefined) return null;
  if (layer === 'pages')
    return {
      layer,
      side: second === 'testing' ? null : 'browser',
      feature: second.replace(/\..*$/, ''),
      part: 'screen',
    };
  if (layer !== 'features') return { layer, side: sideOf(layer, second, third), feature: null, part: '' };
  const part = third.replace(/\..*$/, '');
  return { layer, side: sides[part] ?? null, feature: second, part };
}

function sideOf(layer: Layer, folder: string, subfolder: string): Side {
  if (layer === 'rules' || (folder === 'live' && subfolder !== 'server')) return 'pure';
  if (layer === 'ui' || folder === 'page' || folder === 'browser') return 'browser';
  if (layer === 'platform') return folder === 'api' ? 'pure' : 'server';
  if (layer === 'sources') return 'server';
  if (folder === 'testing') return null;
  return folder === 'server' || folder === 'operator' ? 'server' : 'browser';
}

/** Whether a layer may import from another one. */
export function mayImport(from: Layer, to: Layer): boolean {
  if (from === 'simulator' || to === 'simulator') return from === to;
  return layers.indexOf(to) <= layers.indexOf(from);
}
