import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { profilePictureFile, profilePictures } from '#features/accounts/rules/profile-pictures.ts';

test('every picture of the catalogue is served in all three sizes', async () => {
  const { app } = await startTestApp();
  for (const { id } of profilePictures) {
    for (const size of ['thumb', 'med', 'full'] as const) {
      const { statusCode, headers, rawPayload } = await app.inject(
        `/api/profile_pictures/${profilePictureFile(id, size)}`,
      );
      expect({ id, size, statusCode, type: headers['content-type'] }).toMatchObject({
        statusCode: 200,
        type: 'image/webp',
      });
      expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    }
  }
});

test('a picture is cached for a week and revalidated by its entity tag', async () => {
  const { app } = await startTestApp();
  const url = '/api/profile_pictures/p7_thumb.webp';
  const { headers } = await app.inject(url);
  expect(headers['cache-control']).toBe('public, max-age=604800');
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['p0.webp', 'p999_med.webp', 'p1_huge.webp', 'p1.png', '..%2Froutes.ts', 'manifest.json'])(
  '%s has status 404 and a message',
  async (file) => {
    const response = await (await startTestApp()).app.inject(`/api/profile_pictures/${file}`);
    expect(response.statusCode).toBe(404);
    expect(response.json<{ error: { code: string; message: string } }>().error).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('p1 to p'),
    });
  },
);
