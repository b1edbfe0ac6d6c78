import { clubNames, clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import type { PlayerEntry } from '#features/players/contract.ts';
import { search, type SearchResult } from '../contract.ts';
import { findByWords } from '../rules/find-by-words.ts';
import { findDays } from '../rules/find-days.ts';
import { listPlaces, type Reading } from './list-places.ts';

type Parts = Reading & { players: PlayerList; clock: Clock };

type Named = { name: string; words?: string; result: SearchResult };

/** of the players; there are fewer clubs and pages */
const mostPlayers = 20;

const clubs: Named[] = clubNames.map(({ id, name, abbreviation }) => ({
  name,
  words: abbreviation,
  result: { kind: 'club', label: name, detail: 'Club', href: `${pages.rosters.path}?team=${id}`, id },
}));

function toResult({ mlbId, firstLastName, position, teamId }: PlayerEntry): SearchResult {
  const club = teamId === null ? undefined : clubNamesOf(teamId)?.shortName;
  const detail = [position, club].filter(Boolean).join(' · ');
  const href = fillPath(pages.player.itemPath, mlbId);
  return { kind: 'player', label: firstLastName, detail: detail === '' ? null : detail, href, id: mlbId };
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function toDay(day: string): SearchResult {
  const href = `${pages.today.path}?date=${day}`;
  return { kind: 'day', label: format.format(new Date(day)), detail: 'Games of the day', href, id: null };
}

export function searchRoutes({ players, clock, ...reading }: Parts) {
  let places: Named[] | undefined;
  const named = new WeakMap<PlayerEntry[], Named[]>();

  /** the same array as long as the list is the same, so that its words are computed once */
  const listPlayers = async () => {
    const entries = await players.all();
    const list = named.get(entries) ?? entries.map((entry) => ({ name: entry.firstLastName, result: toResult(entry) }));
    named.set(entries, list);
    return list;
  };

  return {
    search: serveData(search, async ({ query: { q } }) => {
      const find = (list: readonly Named[], limit?: number) => findByWords(list, q, limit).map(({ result }) => result);
      const days = findDays(q, baseballDay(clock.now())).map(toDay);
      // without players the rest can be found
      const listed = await listPlayers().catch(() => []);
      return {
        results: [...days, ...find(clubs), ...find(listed, mostPlayers), ...find((places ??= listPlaces(reading)), 8)],
      };
    }),
  };
}
