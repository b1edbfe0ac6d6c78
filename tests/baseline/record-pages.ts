import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TourStop } from '../../scripts/tour/tour-stops.ts';
import type { HttpClient } from './http-client.ts';
import { normalizeHtml, type Varying } from './normalize.ts';
import type { Facts } from './seeded-site.ts';
import { viewerCookies } from './viewers.ts';

/** Records the HTML of every page for a visitor, a user and a viewer who holds the updates. */
export async function recordPages(
  folder: string,
  { client, facts, varying, stops }: { client: HttpClient; facts: Facts; varying: Varying; stops: readonly TourStop[] },
): Promise<void> {
  await mkdir(join(folder, 'pages'), { recursive: true });
  const { visitor, user, held } = viewerCookies(facts);
  for (const [viewer, cookies] of Object.entries({ visitor, user, held }))
    for (const { name, path } of stops) {
      const { status, headers, bytes } = await client.send('GET', path, { cookies });
      const lines = [
        `status: ${status}`,
        `cache-control: ${headers.get('cache-control') ?? ''}`,
        `vary: ${headers.get('vary') ?? ''}`,
        normalizeHtml(bytes.toString(), varying),
      ];
      await writeFile(join(folder, 'pages', `${name}.${viewer}.html`), lines.join('\n'));
    }
}
