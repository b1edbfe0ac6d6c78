export type Varying = {
  /** scheme, host and port of the site */
  origin: string;
  /** epoch ms: times from here on are of the run, not of the league */
  since: number;
  /** random values of the run, by the name to write instead */
  random: Record<string, string>;
};

/** Replaces what differs between two runs of the same commit: URL, real times, random values, and hashes in names of files. */
export function normalizeText(text: string, { origin, since, random }: Varying): string {
  const isReal = (time: number): boolean => time >= since;
  const withoutRandom = Object.entries(random).reduce(
    (result, [name, value]) => (value === '' ? result : result.replaceAll(value, `<${name}>`)),
    text
      .replaceAll(origin, 'http://site')
      .replaceAll(encodeURIComponent(origin), 'http%3A%2F%2Fsite')
      .replaceAll(new URL(origin).host, 'site'),
  );
  return withoutRandom
    .replaceAll(/"(challenge|publicKey)": "[^"]*"/g, '"$1": "<random>"')
    .replaceAll(/\b\d{13}\b/g, (time) => (isReal(Number(time)) ? '<time>' : time))
    .replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (time) => (isReal(Date.parse(time)) ? '<time>' : time))
    .replaceAll(/\/assets\/[\w-]{8}\.(\w+)/g, '/assets/*.$1');
}

/**
 * HTML as one tag per line, without what no reader of the page sees: scripts and their data, styles, class names, comments. Ids that
 * React generates are numbered in their order.
 */
export function normalizeHtml(html: string, varying: Varying): string {
  const ids = new Map<string, string>();
  const number = (id: string): string => {
    const known = ids.get(id) ?? `id${ids.size + 1}`;
    ids.set(id, known);
    return known;
  };
  const visible = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<script\b(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|stylesheet|expect)"[^>]*>/g, '')
    .replaceAll(/ (?:class|nonce)="[^"]*"/g, '')
    .replaceAll(/\b_[Rr]_\w*_/g, number);
  return `${normalizeText(visible, varying).replaceAll(/(?<=>)(?=<)/g, '\n')}\n`;
}
