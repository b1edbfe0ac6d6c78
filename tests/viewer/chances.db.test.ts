import { describe, expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import { tonightChances } from '#features/chances/contract.ts';
import { endpointOf } from '#tests/support/contract-endpoints.ts';
import { storeChances } from '#tests/support/database/store-chances.ts';
import { startEvening } from './start-evening.ts';
import { cookiesOf, delay, viewers, type ViewerName } from './viewers.ts';

// What pages say of the chances of the season before games of tonight and of tomorrow, as each viewer reads them.

const { app, user, day, evening, job, league, gamePk, clubs, pathOf, read } = await startEvening();
const [upcoming] = league.games(1, '2026-04-05');
if (upcoming === undefined) throw new Error('No game tomorrow');
const playing = { gamePk, home: clubs.home.id, away: clubs.away.id };
const games = [playing, { gamePk: upcoming.gamePk, home: upcoming.homeId, away: upcoming.awayId }];
const favorite = [110, 111, 112, 113, 114].find((id) => games.every(({ home, away }) => id !== home && id !== away));
await user.inject({ method: 'PATCH', url: `/api/users/${user.user.id}`, payload: { favorite_team: favorite } });

/** the chances before a result, and those after it, which became known less than a delay ago */
const [instant, afterwards] = [evening - (delay * 1000) / 2, evening - (delay * 1000) / 4];
await storeChances(job.db, { asOf: evening - 3_600_000, day, games, least: 100, swing: 0.08 });
await storeChances(job.db, { asOf: afterwards, day, games, least: 400, swing: 0.2 });
const lines = {
  earlier: ['playoffs ±4 points', '+0.8 points', 'playoffs 50% now, 52% with a win, 48% with a loss'],
  later: ['playoffs ±10 points', '+2.0 points', 'playoffs 80% now, 85% with a win, 75% with a loss'],
};

const urls = [
  '/',
  '/today',
  '/today/text',
  '/today/text.txt',
  ...[gamePk, upcoming.gamePk].flatMap((pk) => [`/TodaysGame/${pk}`, `/TodaysGame/${pk}/text`]),
  // they show results to everyone, and no chances
  pathOf(endpointOf('gameEmbed')),
];

async function readAll(name: ViewerName): Promise<string> {
  const viewer = viewers[name];
  const cookies = cookiesOf(viewer, { instant, clubId: clubs.home.id });
  const responses = await Promise.all(urls.map((url) => read(app, url, cookies)));
  return responses.map(({ body }) => textOf(body)).join('\n');
}

const isHiding = (name: ViewerName): boolean => 'hides' in viewers[name];
const names = Object.keys(viewers) as ViewerName[];

describe.each(names.filter((name) => !isHiding(name)))('a viewer who is %s', (name) => {
  test('reads the chances of what that viewer sees, and no later ones', async () => {
    const [shown, other] = name === 'newest' ? [lines.later, lines.earlier] : [lines.earlier, lines.later];
    const text = await readAll(name);
    expect([...shown, ...other].filter((line) => text.includes(line))).toEqual(shown);
  });
});

test.each(names.filter(isHiding))('a viewer who %s reads no chances', async (name) => {
  const text = await readAll(name);
  const words = ['Matters most', 'Root for', 'playoffs', 'with a win'];
  expect(words.filter((word) => text.includes(word))).toEqual([]);
  const cookies = cookiesOf(viewers[name], { instant, clubId: clubs.home.id });
  expect((await read(app, tonightChances.path, cookies)).json()).toMatchObject({ error: { code: 'hidden' } });
});
