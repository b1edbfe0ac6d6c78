import { expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import type { FreeAgents } from '#features/free-agents/contract.ts';
import type { FreeAgent } from '#features/free-agents/shapes.ts';
import { inventedAgent } from '#features/free-agents/testing/invented-agent.ts';

const mets = { id: 121, name: 'New York Mets' };
const cubs = { id: 112, name: 'Chicago Cubs' };
const agent = (id: number, name: string, facts: Partial<FreeAgent> = {}) =>
  inventedAgent(id, { player: { id, name }, originalTeam: mets, declaredOn: '2030-11-02', ...facts });
const list = (agents: FreeAgent[]): FreeAgents => ({
  season: '2030',
  seasons: ['2030', '2029'],
  agents,
  freshness: { asOf: Date.UTC(2031, 5, 1), isStale: false },
});

const render = async (response: FreeAgents, search = '') => {
  return (await renderMain(`/free-agents${search}`, { 'GET /api/free-agents': response })).html;
};

const signed = agent(1, 'Al Bo', { newTeam: cubs, signedOn: '2030-12-11', notes: 'One-Year Contract' });
const agents = [signed, agent(2, 'Cy Do'), agent(3, 'Ed Fo', { originalTeam: null, position: null })];

test('unsigned players are the default view, each with the last club', async () => {
  const html = await render(list(agents));
  expect(html).not.toContain('Al Bo');
  expect(html).toMatch(/Cy Do.*emblems\.svg#c121.*Mets/s);
  expect(html).toContain('No former club');
  expect(html).not.toContain('From club to club');
});

test('only seasons with free agents can be selected', async () =>
  expect((await render(list(agents))).match(/<option value="20\d\d"/g)).toHaveLength(2));

test('signed players have an arrow and the new club, and the flow chart has a text alternative', async () => {
  const html = await render(list(agents), '?view=signed');
  expect(html).toMatch(/Al Bo.*emblems\.svg#c121.*→.*emblems\.svg#c112/s);
  expect(html).toContain('December 11, 2030 · One-Year Contract');
  expect(html).toContain('Of 1 player 0 stayed with their club. Most chosen: Chicago Cubs, by 1.');
  expect(html).not.toContain('Cy Do');
});

test('a long list starts with sixty players and shows the total', async () => {
  const many = Array.from({ length: 70 }, (_, index) => agent(index, `Player ${index}`));
  const html = await render(list(many), '?position=SP');
  expect(html.match(/<h3/g)).toHaveLength(60);
  expect(html).toMatch(/href="\/free-agents\?position=SP&amp;all=1"[^>]*>Show all 70/);
  expect((await render(list(many), '?all=1')).match(/<h3/g)).toHaveLength(70);
});
