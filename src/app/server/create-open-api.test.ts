import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import type { OpenApi } from './create-open-api.ts';

test('the OpenAPI document has every route with parameters, response and error', async () => {
  const { app } = await startTestApp();
  const document = (await app.inject('/api/openapi.json')).json<OpenApi>();
  expect(document.openapi).toMatch(/^3\.1/);
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId, path).toBe(name);
    expect((operation?.responses['200'] ?? operation?.responses['201'])?.content, path).toBeDefined();
    expect(operation?.responses.default?.content, path).toBeDefined();
  }
  expect(document.paths['/api/games']?.get?.parameters).toMatchObject([
    { name: 'date', in: 'query', schema: { type: 'string', format: 'date' } },
    { name: 'level', in: 'query', schema: { type: 'number' } },
  ]);
  expect(document.paths['/api/games/{gamePk}']?.get?.parameters[0]).toMatchObject({ in: 'path', required: true });
});

test('the OpenAPI document says where an API key stands for a session, and what webhooks receive', async () => {
  const { app } = await startTestApp();
  const { paths, webhooks, components } = (await app.inject('/api/openapi.json')).json<OpenApi>();
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/api/my-picks']?.get?.security).toEqual([{ session: [] }, { apiKey: [] }]);
  expect(paths['/api/leaderboard/page']?.get?.security).toEqual([{}, { session: [] }, { apiKey: [] }]);
  expect(paths['/api/users/{id}/security']?.get?.security).toEqual([{ session: [] }]);
  expect(paths['/api/games']?.get?.security).toBeUndefined();
  expect(Object.keys(webhooks)).toEqual(['game.final', 'pick.graded', 'test']);
});

test('the page has every route, no scripts and a strict policy', async () => {
  const response = await (await startTestApp()).app.inject('/api/docs');
  for (const { path } of Object.values(endpoints)) expect(response.body).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(response.body).not.toMatch(/<script|style=|https?:\/\/(?!gdx)/);
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
  expect(response.body).toMatch(/<meta name="description" content="[^"]{20,}"/);
});
