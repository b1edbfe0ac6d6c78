import {
  isSettingsSection,
  type SettingsSection,
  settingsSections,
} from '#features/accounts/rules/settings-sections.ts';
import type { Article } from '#features/articles/contract.ts';
import { openFaq } from '#features/articles/server/read-faq.ts';
import { resolveSeason } from '#features/league/server.ts';
import type { PlayerEntry } from '#features/players/contract/players.ts';
import { type PlayerList, searchPlayers } from '#features/players/server/player-list.ts';
import { fillPath, type PageName, pages } from '#platform/api/pages.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { resultWithin } from '#platform/jobs/result-within.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { playerDetail } from '#rules/baseball/player-detail.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { findByWords, nearnessOf } from '#rules/text/find-by-words.ts';
import type { Services } from '#sources/services.ts';
import { readTeams } from '#sources/statsapi/read-teams.ts';
import { search, type SearchResult } from './contract.ts';
import { findDays } from './rules/find-days.ts';
import { pageGroups } from './rules/page-groups.ts';

type Named = { name: string; words?: string; result: SearchResult };

const mostPlayers = 20;
const mostPlaces = 8;
/** answers that are found by their text alone */
const mostTexts = 4;

const clubs: Named[] = clubNames.map(({ id, name, abbreviation }) => ({
  name,
  words: abbreviation,
  result: { kind: 'club', label: name, detail: 'Club', href: fillPath(pages.teams.itemPath, id), id },
}));

function toPlayer({ mlbId, firstLastName, nickname, position, teamId }: PlayerEntry): Named {
  const href = fillPath(pages.player.itemPath, mlbId);
  const detail = playerDetail(position, teamId);
  return {
    name: firstLastName,
    words: nickname ?? '',
    result: { kind: 'player', label: firstLastName, detail, href, id: mlbId },
  };
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function toDay(day: string): SearchResult {
  const href = `${pages.today.path}?date=${day}`;
  return { kind: 'day', label: format.format(new Date(day)), detail: 'Games of the day', href, id: null };
}

/** in milliseconds; without an answer of the league by then, the rest is found */
const longestWait = 300;

/** The parks of the major leagues, which can change their names during a season. */
async function listParks(services: Services): Promise<Named[]> {
  const read = async () => readTeams(services.client, { level: 1, season: await resolveSeason(services) });
  const teams = await resultWithin(read(), longestWait);
  return (teams?.value ?? []).flatMap(({ id, shortName, venue }) =>
    venue.name === '' ? [] : placeOf(venue.name, `${pages.venue.path}?team=${id}`, `Park of the ${shortName}`),
  );
}

export function searchRoutes(
  services: Services,
  { articles, players }: { articles: readonly Article[]; players: PlayerList },
) {
  const { clock, contact } = services;
  let listed: { places: Named[]; texts: Named[] } | undefined;

  return {
    search: serveData(search, async ({ query: { q } }) => {
      listed ??= listPlaces(articles, contact);
      const days = findDays(q, baseballDay(clock.now())).map(toDay);
      // without players the rest can be found
      const [found, parks] = await Promise.all([
        searchPlayers(players, q, mostPlayers).catch(() => []),
        listParks(services),
      ]);
      const places = findByWords(listed.places, q, mostPlaces);
      const named = [...findByWords(clubs, q), ...found.map(toPlayer), ...findByWords(parks, q, mostPlaces), ...places];
      const ranked = named.map((each) => ({ ...each, nearness: nearnessOf(each, q) }));
      const least = Math.min(...ranked.map(({ nearness }) => nearness));
      // with an error only if nothing has the words
      const shown = ranked.filter(({ nearness }) => nearness < 2 || least === 2);
      const texts = findByWords(listed.texts, q, mostTexts).filter(
        (text) => nearnessOf(text, q) === 0 && places.every(({ name }) => name !== text.name),
      );
      const ordered = shown.toSorted((one, other) => one.nearness - other.nearness);
      const results = [...ordered, ...texts].map(({ result }) => result);
      return { results: [...days, ...results] };
    }),
  };
}

/** Further words by which a page is found. */
const words: Record<string, string> = {
  today: 'games schedule scores live',
  'my-picks': 'predictions calls',
  alerts: 'notifications bell push',
  leaderboard: 'ranking board streaks',
  'private-leagues': 'private friends invitation',
  'season-predictions': 'season bracket standings',
  standings: 'division wild card table races',
  teams: 'clubs map ballparks',
  rosters: 'teams clubs squad injured',
  transactions: 'trades moves signings',
  postseason: 'playoffs bracket world series',
  'league-leaders': 'statistics home runs hitting streaks',
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
  profile: 'favorite team favourite club avatar photo',
  notifications: 'push mail alerts notify evening morning',
  calendars: 'ics feed',
  scores: 'hide scores spoilers delay stream television broadcast pause',
  privacy: 'export account data delete account remove',
  security: 'recovery codes sign out reset change password log in',
  developers: 'api keys',
};

const sections = Object.entries(settingsSections).map(([id, { name, contents }]) => {
  const further = isSettingsSection(id) ? settingsWords[id] : '';
  return placeOf(name, fillPath(pages.settings.itemPath, id), 'Settings', `settings ${contents} ${further}`);
});

/** Further words by which an answer is found before those that only have them in their text, by its id. */
export const answerWords: Record<string, string> = {
  about: 'help start begin newcomer',
  deadline: 'lock locks late time pick picks close first pitch',
  scoring: 'score points streak streaks bases single double triple home run wrong',
  void: 'rain rained rainout postponed postponement canceled cancelled suspended delayed weather void',
  'hidden-scores': 'hide scores spoiler spoilers hidden',
  'viewer-clock': 'delay hold stream television broadcast sync behind pause',
  alerts: 'alert alerts notification notifications push bell',
  reminders: 'reminder reminders notification notifications mail email quiet hours',
  'time-zone': 'time zone timezone eastern',
  leagues: 'league leagues private invite invitation friends group',
  password: 'reset password forgotten recover account log in',
  privacy: 'data export, delete account',
  chances: 'rooting root clinch clinched magic number elimination playoffs odds',
  'win-probability': 'chance percent probability swing leverage',
  forecast: 'forecast chance percent favorite model',
  follow: 'star favorite player',
  replay: 'watch again later recording',
};

/** Every page, section of the settings, article and answer, and the answers by their texts. `contact`: in the answers */
function listPlaces(articles: readonly Article[], contact: string | null): { places: Named[]; texts: Named[] } {
  const answers = openFaq(contact).questions.map(({ id, question, html }) => ({
    text: html.replaceAll(/<[^>]+>/g, ' '),
    place: placeOf(question, `${pages.faq.path}#${id}`, 'Answer', answerWords[id]),
  }));
  const places = [
    ...pageGroups.flatMap(({ links }) => links).map(({ page, path, name }) => placeOf(name, path, 'Page', words[page])),
    ...sections,
    ...articles.map(({ name, title }) => placeOf(title, fillPath(pages.blog.itemPath, name), 'Article')),
    ...answers.map(({ place }) => place),
  ];
  return { places, texts: answers.map(({ text, place }) => ({ ...place, words: text })) };
}
