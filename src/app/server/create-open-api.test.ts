import { createConfig, lintFromString } from '@redocly/openapi-core';
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

test('the OpenAPI document has the license, the server and no error of a linter', async () => {
  const { app } = await startTestApp({ publicUrl: 'https://called.example' });
  const { body } = await app.inject('/api/openapi.json');
  expect(JSON.parse(body)).toMatchObject({
    info: { license: { identifier: 'MIT' } },
    servers: [{ url: 'https://called.example' }],
    security: [],
  });
  const rules = {
    // each operation has a default response, which describes all errors
    'operation-4xx-response': 'off',
    // the required keys of a record are those of its `propertyNames`
    'no-required-schema-properties-undefined': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source: body, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`)).toEqual([]);
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

test('the pages of the API list every operation, and a section describes each of its own', async () => {
  const { app } = await startTestApp();
  const list = await app.inject('/api/docs');
  const sections = new Set([...list.body.matchAll(/href="(\/api\/docs\/[\w-]+)"/g)].map(([, path = '']) => path));
  const pages = await Promise.all([...sections].map((path) => app.inject(path)));
  for (const [name, { path }] of Object.entries(endpoints)) {
    const [, section = ''] = new RegExp(`href="(/api/docs/[\\w-]+)#${name}"`).exec(list.body) ?? [];
    const page = pages[[...sections].indexOf(section)]?.body;
    expect(page).toContain(`<article id="${name}">`);
    expect(page).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
  }
  for (const { body, headers } of [list, ...pages]) {
    expect(body).not.toMatch(/<script|style=|https?:\/\/(?!gdx)/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(body.length).toBeLessThan(250_000);
  }
  expect((await app.inject('/api/docs/nothing')).statusCode).toBe(404);
});
