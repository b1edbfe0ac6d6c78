export type Encoding = 'br' | 'gzip';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/** The best supported encoding that an Accept-Encoding header allows; null for none. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const offers = new Map((header ?? '').split(',').map(parseOffer));
  const allows = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0;
  return preferred.find(allows) ?? null;
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}
