import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';

const { url } = sharedApp();

/** Pages that select a season, and what each shows without data. */
const pagesWithSeasons = [
  ['/standings', /There are no standings/],
  ['/rosters', /There's no data for this roster type/],
  ['/postseason', /There are no postseason games/],
  ['/league-leaders', /No leaders|There are no/],
  ['/rolling-metrics', /No one on the/],
  ['/challenges', /can be challenged since/],
  ['/free-agents', /No free agents/],
  ['/free-agents?view=signed', /No free agents|No one has signed/],
  ['/advanced-fielding', /No outfielders|No data/],
  ['/player/900010/', /No qualifying data/],
  ['/player/900010/?group=games', /No qualifying data/],
] as const;

async function readMain(path: string): Promise<string> {
  const response = await fetch(url + path);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const seasonsIn = (html: string): string[] => {
  const [, options = ''] = /<select[^>]* name="season"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  return [...options.matchAll(/<option[^>]* value="(\d{4})"/g)].map(([, season = '']) => season);
};

test.each(pagesWithSeasons)('%s offers only seasons that it has data of', async (path, empty) => {
  const seasons = seasonsIn(await readMain(path));
  expect(seasons.length).toBeGreaterThan(0);
  for (const season of seasons) {
    const main = await readMain(`${path}${path.includes('?') ? '&' : '?'}season=${season}`);
    expect(main, season).not.toMatch(empty);
  }
});
