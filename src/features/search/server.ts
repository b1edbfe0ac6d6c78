import {
  isSettingsSection,
  type SettingsSection,
  settingsSections,
} from '#features/accounts/rules/settings-sections.ts';
import type { Article } from '#features/articles/contract.ts';
import { openFaq } from '#features/articles/server/read-faq.ts';
import type { PlayerEntry } from '#features/players/contract.ts';
import { type PlayerList, searchPlayers } from '#features/players/server/player-list.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { playerDetail } from '#rules/baseball/player-detail.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import { search, type SearchResult } from './contract.ts';
import { findDays } from './rules/find-days.ts';
import { furtherPages } from './rules/further-pages.ts';
import { siteGroups } from './rules/menu-pages.ts';

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

/** What can be read: articles, and answers with the contact of the operator. */
type Reading = { articles: readonly Article[]; contact: string | null };

/** Further words by which a page is found. */
const words: Record<string, string> = {
  [pages.today.path]: 'games schedule scores live',
  [pages['my-picks'].path]: 'predictions calls',
  [pages.leaderboard.path]: 'ranking board streaks',
  [pages.leagues.path]: 'private friends invitation',
  [pages['season-predictions'].path]: 'season bracket standings',
  [pages.standings.path]: 'division wild card table races',
  [pages.teams.path]: 'clubs map ballparks',
  [pages.rosters.path]: 'teams clubs squad injured',
  [pages.transactions.path]: 'trades moves signings',
  [pages.postseason.path]: 'playoffs bracket world series',
  [pages['league-leaders'].path]: 'statistics home runs',
  [pages['rolling-metrics'].path]: 'form recent statistics',
  [pages.faq.path]: 'help questions rules scoring',
  [pages.challenges.path]: 'abs ball strike umpire',
  [pages['advanced-fielding'].path]: 'outfielder catch outs',
  [pages['fan-bases'].path]: 'clubs supporters',
  [pages.venue.path]: 'parks ballparks stadiums dimensions factor',
  [pages.wall.path]: 'several games screen',
  [pages.slate.path]: 'slate',
  [pages['bracket-predictions'].path]: 'postseason playoffs',
  [pages['season-report'].path]: 'report accuracy',
};

function placeOf(name: string, href: string, kind: string, more = ''): Named {
  return { name, words: more, result: { kind: 'page', label: name, detail: kind, href, id: null } };
}

/** Further words by which a section of the settings is found. */
const settingsWords: Record<SettingsSection, string> = {
  profile: 'favorite team photo',
  notifications: 'push mail',
  calendars: 'ics feed',
  scores: 'hide spoilers keys',
  privacy: 'export account data',
  security: 'recovery codes sign out',
  developers: 'api keys',
};

const sections = Object.entries(settingsSections).map(([id, { name, contents }]) => {
  const further = isSettingsSection(id) ? settingsWords[id] : '';
  return placeOf(name, fillPath(pages.settings.itemPath, id), 'Settings', `settings ${contents} ${further}`);
});

/** Every page, section of the settings, article and answer. */
function listPlaces({ articles, contact }: Reading): Named[] {
  return [
    ...[...siteGroups.flatMap(({ links }) => links), ...furtherPages].map(([name, path]) =>
      placeOf(name, path, 'Page', words[path]),
    ),
    ...sections,
    ...articles.map(({ name, title }) => placeOf(title, fillPath(pages.blog.itemPath, name), 'Article')),
    ...openFaq(contact).questions.map(({ id, question }) => placeOf(question, `${pages.faq.path}#${id}`, 'Answer')),
  ];
}
