import {
  isSettingsSection,
  type SettingsSection,
  settingsSections,
} from '#features/accounts/rules/settings-sections.ts';
import type { Article } from '#features/articles/contract.ts';
import { openFaq } from '#features/articles/server/read-faq.ts';
import type { PlayerEntry } from '#features/players/contract/players.ts';
import { type PlayerList, searchPlayers } from '#features/players/server/player-list.ts';
import { fillPath, type PageName, pages } from '#platform/api/pages.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { playerDetail } from '#rules/baseball/player-detail.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import type { Services } from '#sources/services.ts';
import { search, type SearchResult } from './contract.ts';
import { findDays } from './rules/find-days.ts';
import { pageGroups } from './rules/page-groups.ts';

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

export function searchRoutes(
  { clock, contact }: Services,
  { articles, players }: { articles: readonly Article[]; players: PlayerList },
) {
  let places: Named[] | undefined;

  return {
    search: serveData(search, async ({ query: { q } }) => {
      places ??= listPlaces(articles, contact);
      const find = (list: readonly Named[], limit?: number) => findByWords(list, q, limit).map(({ result }) => result);
      const days = findDays(q, baseballDay(clock.now())).map(toDay);
      // without players the rest can be found
      const found = await searchPlayers(players, q, mostPlayers).catch(() => []);
      return { results: [...days, ...find(clubs), ...found.map(toPlayer), ...find(places, mostPlaces)] };
    }),
  };
}

/** Further words by which a page is found. */
const words: Record<string, string> = {
  today: 'games schedule scores live',
  'my-picks': 'predictions calls',
  leaderboard: 'ranking board streaks',
  'private-leagues': 'private friends invitation',
  'season-predictions': 'season bracket standings',
  standings: 'division wild card table races',
  teams: 'clubs map ballparks',
  rosters: 'teams clubs squad injured',
  transactions: 'trades moves signings',
  postseason: 'playoffs bracket world series',
  'league-leaders': 'statistics home runs',
  'rolling-metrics': 'form recent statistics',
  faq: 'help questions rules scoring',
  challenges: 'abs ball strike umpire',
  'advanced-fielding': 'outfielder catch outs',
  'fan-bases': 'clubs supporters',
  venue: 'parks ballparks stadiums dimensions factor',
  wall: 'several games screen',
  slate: 'slate',
  'bracket-predictions': 'postseason playoffs',
  'season-report': 'report accuracy',
} satisfies Partial<Record<PageName, string>>;

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

/** Every page, section of the settings, article and answer. `contact`: in the answers */
function listPlaces(articles: readonly Article[], contact: string | null): Named[] {
  return [
    ...pageGroups.flatMap(({ links }) => links).map(({ page, path, name }) => placeOf(name, path, 'Page', words[page])),
    ...sections,
    ...articles.map(({ name, title }) => placeOf(title, fillPath(pages.blog.itemPath, name), 'Article')),
    ...openFaq(contact).questions.map(({ id, question }) => placeOf(question, `${pages.faq.path}#${id}`, 'Answer')),
  ];
}
