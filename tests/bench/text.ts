import { brotliCompressSync } from 'node:zlib';
import { gamesDaySchema } from '#contract/games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { percentile } from './measure/percentile.ts';

/** Measures the bytes of the text version of Today and of every game of three days of a simulated season, with all innings. */
const maxBytes = 10_000;

type Size = { path: string; html: number; compressed: number; page: number; columns: number };

const app = await startApp({ LEAGUE: 'simulated', LEAGUE_SEED: '1' });
try {
  const days = await listDays();
  report('Today', await measure(days.map(({ search }) => `/today/text${search}`)));
  const games = days.flatMap(({ games: listed }) => listed);
  report('a game', await measure(games.map(({ gamePk }) => `/TodaysGame/${gamePk}/text`)));
  report(
    'an inning',
    await measure(
      games.flatMap(({ gamePk, inning }) =>
        Array.from({ length: inning ?? 0 }, (_, place) => `/TodaysGame/${gamePk}/text?inning=${place + 1}`),
      ),
    ),
  );
} finally {
  await app.stop();
}

async function listDays() {
  const today = gamesDaySchema.parse(await (await fetch(`${app.url}/api/games`)).json());
  const before = [1, 2].map((days) => new Date(Date.parse(today.date) - days * 86_400_000).toISOString().slice(0, 10));
  const past = await Promise.all(
    before.map(async (date) => {
      const search = `?date=${date}`;
      return { search, ...gamesDaySchema.parse(await (await fetch(`${app.url}/api/games${search}`)).json()) };
    }),
  );
  return [{ search: '', ...today }, ...past];
}

async function measure(paths: readonly string[]): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const path of paths) {
    const html = await (await fetch(`${app.url}${path}`)).text();
    const plain = await (await fetch(`${app.url}${path}`, { headers: { accept: 'text/plain' } })).text();
    sizes.push({
      path,
      html: Buffer.byteLength(html),
      compressed: brotliCompressSync(html).length,
      page: Buffer.byteLength(plain),
      columns: Math.max(...plain.split('\n').map((line) => line.length)),
    });
  }
  return sizes;
}

function report(name: string, sizes: readonly Size[]): void {
  const median = (of: (size: Size) => number) => percentile(sizes.map(of), 50);
  const most = (of: (size: Size) => number) => Math.max(...sizes.map(of));
  const largest = sizes.find(({ html }) => html === most((size) => size.html));
  process.stdout.write(
    `${name}, ${sizes.length} texts: HTML median ${median(({ html }) => html)} B, most ${largest?.html} B (${largest?.path}); ` +
      `brotli median ${median(({ compressed }) => compressed)} B; plain text median ${median(({ page }) => page)} B, ` +
      `${most(({ columns }) => columns)} columns\n`,
  );
  if ((largest?.html ?? 0) > maxBytes) process.exitCode = 1;
}
