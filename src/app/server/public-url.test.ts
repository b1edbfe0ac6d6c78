import { expect, test } from 'vitest';
import { pagesOf } from '#app/testing/pages-of.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { feedText, openArticles } from '#features/articles/server/open-articles.ts';
import { siteMapTexts } from '#features/articles/server/site-map-texts.ts';

const publicUrl = 'https://called.example';

/** A page that contains only its URL, from which the canonical link and the preview picture are built. */
const pages = pagesOf(async ({ url }) => ({ status: 200, html: url }));

const articles = openArticles();
const texts = [feedText(articles), ...siteMapTexts(articles)];

test.each(['/today', ...texts.map(({ path }) => path)])(
  '%s contains the public URL and no host of the request',
  async (url) => {
    const { app } = await startTestApp({ pages, texts, publicUrl, trustedProxies: ['127.0.0.1'] });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'http' };
    const { statusCode, body } = await app.inject({ url, headers });
    expect(statusCode).toBe(200);
    expect(body).toContain(publicUrl);
    expect(body).not.toMatch(/(evil|other)\.example/);
  },
);
