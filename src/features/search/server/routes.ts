import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { playerDetail } from '#rules/baseball/players/player-detail.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { searchPlayers } from '#features/players/server/list/search-players.ts';
import type { PlayerEntry } from '#features/players/contract.ts';
import { search, type SearchResult } from '../contract.ts';
import { findByWords } from '../rules/find-by-words.ts';
import { findDays } from '../rules/find-days.ts';
import { listPlaces, type Reading } from './list-places.ts';

type Parts = Reading & { players: PlayerList; clock: Clock };

type Named = { name: string; words?: string; result: SearchResult };

const mostPlayers = 20;
const mostPlaces = 8;

const clubs: Named[] = clubNames.map(({ id, name, abbreviation }) => ({
  name,
  words: abbreviation,
  result: { kind: 'club', label: name, detail: 'Club', href: fillPath(pages.teams.itemPath, id), id },
}));

function toPlayer({ mlbId, firstLastName, position, teamId }: PlayerEntry): SearchResult {
  const href = fillPath(pages.player.itemPath, mlbId);
  return { kind: 'player', label: firstLastName, detail: playerDetail(position, teamId), href, id: mlbId };
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function toDay(day: string): SearchResult {
  const href = `${pages.today.path}?date=${day}`;
  return { kind: 'day', label: format.format(new Date(day)), detail: 'Games of the day', href, id: null };
}

export function searchRoutes({ players, clock, ...reading }: Parts) {
  let places: Named[] | undefined;

  return {
    search: serveData(search, async ({ query: { q } }) => {
      places ??= listPlaces(reading);
      const find = (list: readonly Named[], limit?: number) => findByWords(list, q, limit).map(({ result }) => result);
      const days = findDays(q, baseballDay(clock.now())).map(toDay);
      // without players the rest can be found
      const found = await searchPlayers(players, q, mostPlayers).catch(() => []);
      return { results: [...days, ...find(clubs), ...found.map(toPlayer), ...find(places, mostPlaces)] };
    }),
  };
}
