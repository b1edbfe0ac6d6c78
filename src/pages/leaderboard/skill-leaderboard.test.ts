import { describe, expect, test } from 'vitest';
import { renderMain } from '#app/testing/render-with.ts';
import type { SkillBoard, SkillRow } from '#features/leaderboard/contract.ts';

const skill = { skill: 0.0213, low: -0.0084, high: 0.051, picks: 512, isSettled: true };
const row = (more: Partial<SkillRow> = {}): SkillRow => ({
  rank: 1,
  username: 'ann',
  profilePic: '1',
  ...skill,
  ...more,
});

const board = (more: Partial<SkillBoard> = {}): SkillBoard => ({
  season: '2026',
  seasons: ['2026', '2025'],
  replayed: null,
  total: 2,
  rows: [row(), row({ rank: 2, username: 'bob', skill: -0.004, picks: 120, isSettled: false })],
  previous: null,
  next: null,
  own: null,
  ...more,
});

async function render(more: Partial<SkillBoard> = {}, search = ''): Promise<string> {
  return (await renderMain(`/Leaderboard?board=skill${search}`, { 'GET /api/leaderboard/skill': board(more) })).html;
}

describe('the board of skill', () => {
  test('lists users with skill, interval and picks, and explains them', async () => {
    const html = await render();
    const figures = ['+2.1', '−0.8 to +5.1', '512', ' settled', '−0.4'];
    for (const text of [...figures, '2 fans with a rank in 2026', 'add up to zero']) expect(html).toContain(text);
    expect(html).toContain('href="/user/ann"');
  });

  test('links to the boards of each season and of all time', async () => {
    const html = await render({ season: null }, '&season=all');
    for (const search of ['?board=skill"', '?board=skill&amp;season=2025"', '?board=skill&amp;season=all"'])
      expect(html).toContain(`/Leaderboard${search}`);
    expect(html).toContain('2 fans with a rank, all seasons');
  });

  test('keeps the season in the links to other pages', async () => {
    const html = await render({ season: '2025', next: 'c1', previous: 'c0' }, '&season=2025&after=c');
    for (const cursor of ['after=c1', 'before=c0'])
      expect(html).toContain(`?board=skill&amp;season=2025&amp;${cursor}`);
  });

  test('says to a user with few picks from how many on skill is shown', async () => {
    const html = await render({ own: row({ username: 'me', rank: null, picks: 37, isSettled: false }) });
    expect(html).toContain('Your skill is shown from 200 picks that count: after 163 more.');
  });

  test('marks the own row, and links to it when it is on another page', async () => {
    expect(await render({ own: row() })).toContain('>You<');
    expect(await render({ own: row({ username: 'me', rank: 73 }) })).toContain(
      'href="/Leaderboard?board=skill&amp;around=me">place 73</a>',
    );
  });

  test('says that the season is still counted after a first start', async () => {
    const html = await render({ replayed: 0.5 });
    expect(html).toContain('<p>Still counting the season so far: 50% done</p>');
    expect(html).not.toContain('<p>2 fans');
  });

  test('has a message without ranked users', async () => {
    const html = await render({ rows: [], total: 0, seasons: [], season: null });
    expect(html).toContain('No one has a rank yet');
    expect(html).not.toContain('<table');
  });
});
