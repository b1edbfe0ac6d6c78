export type Encoding = 'br' | 'gzip';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding of ours that an Accept-Encoding header allows; null: send as it is. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const offers = new Map((header ?? '').split(',').map(offer));
  const allows = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0;
  return preferred.find(allows) ?? null;
}

function offer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}
