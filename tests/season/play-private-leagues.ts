import { expect } from 'vitest';
import { z } from 'zod';
import { privateLeagueSummarySchema, privateLeagueSchema } from '#features/private-leagues/contract.ts';
import type { SeasonPlayer } from './season-player.ts';

/** The club for which a player counts from a month (YYYY-MM) on, by the requests that the application has accepted. */
type Choice = { month: string; teamId: number };

export type PlayedPrivateLeague = {
  id: number;
  /** the members by their accepted requests */
  members: ReadonlySet<SeasonPlayer>;
  clubs: ReadonlyMap<SeasonPlayer, readonly Choice[]>;
  /** changes before the first game of day `index`; `day`: YYYY-MM-DD */
  playDay: (index: number, day: string) => Promise<void>;
};

const nothing = z.object({});

/** Six players can be fans of each of the first three, and a few of the others. */
const clubIds = [108, 121, 147, 133, 158];

const monthAfter = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
};

/**
 * Founds a league of the first player. From day to day, others join, some leave and join again, one is removed, and the players choose
 * favorite clubs and change them.
 */
export async function playLeague(players: readonly SeasonPlayer[]): Promise<PlayedPrivateLeague> {
  const [founder] = players;
  if (founder === undefined) throw new TypeError('A league needs a player');
  const { id } = await founder.change('POST', '/api/leagues', privateLeagueSummarySchema, { name: 'The Dugout' });
  const members = new Set([founder]);
  const clubs = new Map<SeasonPlayer, Choice[]>();
  const readCode = async () => (await founder.read(`/api/leagues/${id}`, privateLeagueSchema)).code;

  async function join(player: SeasonPlayer, code: string): Promise<void> {
    const joined = await player.change('POST', '/api/leagues/join', privateLeagueSummarySchema, { code });
    expect(joined.id).toBe(id);
    members.add(player);
  }

  async function choose(player: SeasonPlayer, teamId: number, day: string): Promise<void> {
    await player.choose(teamId);
    const before = clubs.get(player) ?? [];
    const month = before.length === 0 ? day.slice(0, 7) : monthAfter(day);
    clubs.set(player, [...before.filter((choice) => choice.month < month), { month, teamId }]);
  }

  async function removeOne(index: number): Promise<void> {
    const player = players[index + 1];
    if (founder === undefined || player === undefined || !members.has(player) || index % 3 !== 2) return;
    const old = await readCode();
    await founder.change('DELETE', `/api/leagues/${id}/members/${player.username}`, nothing);
    members.delete(player);
    expect(await player.status(`/api/leagues/${id}`)).toBe(404);
    expect(await readCode()).not.toBe(old);
  }

  return {
    id,
    members,
    clubs,
    async playDay(index, day) {
      for (const [place, player] of players.entries()) {
        if (place % 5 === index % 5 || index === 0)
          await choose(player, clubIds[(place + index) % (place < 18 ? 3 : 5)] ?? 0, day);
        if (place === 0) continue;
        if (!members.has(player) && place % 4 === index % 4) await join(player, await readCode());
        else if (members.has(player) && place % 7 === index % 7) {
          await player.change('DELETE', `/api/leagues/${id}/membership`, nothing);
          members.delete(player);
        }
      }
      await removeOne(index);
    },
  };
}
