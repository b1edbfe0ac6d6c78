import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FreeAgents } from '#features/free-agents/contract.ts';
import type { FreeAgent } from '#features/free-agents/shapes.ts';
import { inventedAgent } from '#features/free-agents/testing/invented-agent.ts';
import { parseFreeAgentsParams } from './free-agent-controls.tsx';
import { NoAgents } from './no-agents.tsx';

const club = { id: 121, name: 'New York Mets' };
const agent = (newTeam: FreeAgent['newTeam']) => inventedAgent(1, { position: 'C', originalTeam: club, newTeam });

function render(agents: FreeAgent[], search: string): string {
  const list: FreeAgents = { season: '2026', seasons: [], agents, freshness: { asOf: 0, isStale: false } };
  return renderToStaticMarkup(
    <StaticRouter location={`/free-agents${search}`}>
      <NoAgents list={list} params={parseFreeAgentsParams(new URLSearchParams(search))} />
    </StaticRouter>,
  );
}

test('an empty list explains why it is empty and links to the other view', () => {
  expect(render([], '')).toContain('No free agents are listed for 2026');
  expect(render([agent(club), agent(club)], '?position=C')).toMatch(
    /Every free agent of 2026 has signed. <a href="\/free-agents\?season=2026&amp;view=signed">See the 2 signed</,
  );
  expect(render([agent(null)], '?view=signed')).toMatch(
    /No one has signed yet in 2026. <a href="\/free-agents\?season=2026">See the one unsigned</,
  );
  expect(render([agent(null)], '?position=ZZ')).toContain('No free agent fits this choice');
});
