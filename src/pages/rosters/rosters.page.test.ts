import { describe, expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { TeamRoster } from '#features/rosters/contract.ts';
import type { Standings } from '#features/standings/contract.ts';
import { transactionList } from '#features/transactions/screen/testing/invented-transactions.ts';
import { clubLine, clubTable } from '#rules/baseball/standings/testing/club-line.ts';
import { otters, rosterEntry, teamRoster } from './testing/invented-roster.ts';

/** Creates one division for each list of clubs. */
const standings = (...divisions: number[][]): Standings => ({
  season: '2026',
  date: null,
  level: 1,
  firstDay: '2026-03-26',
  lastDay: '2026-09-27',
  isOver: false,
  areTiesBroken: false,
  tables: divisions.map((ids, place) => {
    const lines = ids.map((id) => clubLine({ id }));
    return clubTable(lines, { name: `Table ${place + 1}`, leagueId: 104 });
  }),
  freshness: { asOf: Date.UTC(2026, 6, 18), isStale: false },
});

const render = async (shown: Partial<TeamRoster> = {}, path = '/rosters', more: object = {}): Promise<string> => {
  const lists = { 'GET /api/transactions': transactionList(), ...more };
  const responses = { 'GET /api/teams/:teamId/roster': teamRoster(shown), ...lists };
  return (await renderMain(path, responses)).html;
};

const ofEntry = (more: Parameters<typeof rosterEntry>[0]) =>
  render({ roster: { type: '40Man', entries: [rosterEntry(more)] } });

describe('the roster page', () => {
  test('offers the types of the specification; the default is the 40-man roster of the Mets', async () => {
    const html = await render();
    const types = html.slice(html.indexOf('name="type"'), html.indexOf('</select>', html.indexOf('name="type"')));
    const offered = [...types.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value).join(' ');
    expect(offered).toBe('40Man active coach nonRosterInvitees depthChart fullSeason fullRoster');
    expect(types).toMatch(/value="40Man" selected[^>]*>40-man</);
    expect(types).toContain('>Non-roster invitees<');
    expect(html).toContain('New York Mets');
    expect(html).toContain('1 / 40 Man spots full');
    expect(html).toContain('0 players on the 60-day injured list, who do not use a spot');
    expect(html).toContain('39 free');
  });

  test.each(['2024-12-31', 'yesterday'])('says since when transactions are known for the day %s', async (from) => {
    const html = await render({}, `/rosters?from=${from}`);
    expect(html).toContain('Transactions are available since January 1, 2025. Choose that day or a later one.');
    expect(html).toContain('value="2025-01-01"');
  });

  test('defaults to the favorite club of the user; the club of the URL has priority', async () => {
    const responses = {
      'GET /api/teams/:teamId/roster': teamRoster(),
      'GET /api/check_session': { ...inventedUser, favorite_team: 147 },
    };
    for (const [path, team] of [
      ['/rosters', 147],
      ['/rosters?team=119', 119],
    ] as const) {
      const { html } = await renderWith(path, responses);
      expect(html).toMatch(new RegExp(`name="team"><option value="${team}" selected`));
    }
  });

  test('shows the number, name, position, age, hands and status of a player, and a link to the player’s page', async () => {
    const html = await render();
    for (const text of ['Shortstop', 'Age 27', 'S/R', 'bats switch, throws right', 'Active', '>7<'])
      expect(html).toContain(text);
    expect(html).toContain('href="/player/1/"');
  });

  test('shows NA for missing values', async () => {
    const html = await ofEntry({ jerseyNumber: null, age: null, bats: null, throws: null, status: null });
    expect(html).toMatch(/Jersey number <\/span>NA/);
    expect(html).toContain('Age NA');
    expect(html).not.toMatch(/undefined|NaN|null/);
  });

  test('does not link a player without a position', async () => {
    const html = await ofEntry({ position: null });
    expect(html).toContain('Others');
    expect(html).toMatch(/<h3>José Bo<\/h3>/);
  });

  test('filters by hand with links that preserve the rest of the URL', async () => {
    const lefty = rosterEntry({ id: 2, name: 'Al Lo', bats: 'Left', age: 30 });
    const roster = { type: '40Man', entries: [rosterEntry({ age: 25 }), lefty] };
    const all = await render({ roster }, '/rosters?team=121');
    expect(all).toContain('href="/rosters?team=121&amp;hand=left"');
    expect(all).toContain('Average age <b>27.5</b>');
    const left = await render({ roster }, '/rosters?team=121&hand=left');
    expect(left).toMatch(/<h3><a [^>]*>Al Lo</);
    expect(left).not.toMatch(/<h3><a [^>]*>José Bo</);
    expect(left).toContain('2 / 40 Man spots full');
  });

  test('counts no roster spots of an affiliate, and offers the other teams of its club', async () => {
    const entries = [rosterEntry()];
    const shown = { team: otters, type: 'active', roster: { type: '40Man', entries } } as const;
    const html = await render(shown, '/rosters?team=5000');
    expect(html).not.toContain('Man spots full');
    expect(html).toContain('label="Affiliates of the Mets"');
    expect(html).toContain('Lake Town Otters (AAA)');
    expect(html).toContain('data-club="121"');
  });

  test('works with an invalid date of its transactions', async () => {
    const { status, html } = await renderWith('/rosters?from=yesterday', {
      'GET /api/teams/:teamId/roster': teamRoster(),
    });
    expect(status).toBe(200);
    for (const part of ['>Transactions</h2>', 'José Bo']) expect(html).toContain(part);
  });

  test('has the transactions next to the roster', async () => {
    const html = await render();
    expect(html).toContain('Transactions since July 11, 2026');
    expect(html).toContain('<h2 id="standings">Standings</h2>');
  });

  test('shows the standings of the division, and the rest of the league collapsed', async () => {
    const html = await render({}, '/rosters', { 'GET /api/standings': standings([121, 143], [144, 121], [110, 111]) });
    const [shown = '', others = ''] = html.split('The other divisions and wild card');
    expect(shown.match(/data-marked="true"/g)).toHaveLength(2);
    expect(others).toContain('Table 3 standings');
    expect(shown).not.toContain('Table 3 standings');
  });
});
