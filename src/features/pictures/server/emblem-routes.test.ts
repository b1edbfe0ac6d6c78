import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';

test.each(['121.svg', '452.svg', 'default-team-logo.svg'])('%s is a drawing', async (file) => {
  const { statusCode, headers, body } = await (await startTestApp()).app.inject(`/api/team_logo_images/${file}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(body).toMatch(/^<svg .*<\/svg>$/);
});

test('a club’s emblem is cached for a day, a drawing for an unknown team for a minute', async () => {
  const { app } = await startTestApp();
  const ageOf = async (id: number) => (await app.inject(`/api/team_logo_images/${id}.svg`)).headers['cache-control'];
  expect([await ageOf(121), await ageOf(452)]).toEqual(['public, max-age=86400', 'public, max-age=60']);
});

test('the college path shows the same emblem', async () => {
  const { app } = await startTestApp();
  const [college, team] = await Promise.all(
    ['/api/22001.svg', '/api/team_logo_images/22001.svg'].map((url) => app.inject(url)),
  );
  expect(college?.statusCode).toBe(200);
  expect(college?.body).toBe(team?.body);
});

test('the 30 clubs and the default have an emblem as a WebP file', async () => {
  const { app } = await startTestApp();
  for (const name of [...clubs.map(({ id }) => id), 'default-team-logo']) {
    const { statusCode, headers } = await app.inject(`/api/team_logo_images/${name}_old_score.webp`);
    expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'image/webp']);
  }
});

test.each([
  ['/api/team_logo_images/452_old_score.webp', 404],
  ['/api/team_logo_images/121.webp', 404],
  ['/api/team_logo_images/mets.svg', 400],
  ['/api/mets.svg', 400],
])('%s has an error message', async (url, status) => {
  const response = await (await startTestApp()).app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.json<{ error: { message: string } }>().error.message.length).toBeGreaterThan(10);
});
