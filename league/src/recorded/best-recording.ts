import { parseDate } from '../clock/league-date.ts';
import type { Recording } from './recording.ts';

/** Parameters that say how much of an answer is wanted, not which answer. */
const manner = new Set([
  'hydrate',
  'fields',
  'language',
  'order',
  'limit',
  'offset',
  'pushUpdateId',
  'eventTypes',
  'scheduleTypes',
]);
/** Parameters that a recording must name itself to answer a request that names them. */
const identity = new Set([
  'date',
  'startDate',
  'endDate',
  'teamId',
  'gamePk',
  'personIds',
  'playerId',
  'stats',
  'leaderCategories',
  'leagueId',
  'timecode',
  'startTimecode',
  'updatedSince',
]);
const singular: Readonly<Record<string, string>> = {
  sportIds: 'sportId',
  gamePks: 'gamePk',
  teamIds: 'teamId',
  leagueIds: 'leagueId',
  groups: 'group',
  gameTypes: 'gameType',
  standingsType: 'standingsTypes',
};

type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

/** The recording that answers a request best; null when none answers just what was asked. */
export function bestRecording(
  recordings: readonly Recording[],
  path: string,
  query: URLSearchParams,
): Recording | null {
  const wanted = read(query);
  const hydrations = words(query);
  const scored = recordings
    .filter((recording) => recording.path === path)
    .map((recording) => ({ recording, score: score(recording, wanted, hydrations) }))
    .filter(({ score: points }) => points > -Infinity);
  return scored.toSorted((a, b) => b.score - a.score)[0]?.recording ?? null;
}

function score(recording: Recording, wanted: Wanted, hydrations: ReadonlySet<string>): number {
  const offered = read(recording.query);
  let points = recording.complete ? 0 : -5;
  for (const [name, values] of offered) {
    const asked = wanted.get(name);
    if (asked ? !overlap(name, asked, values) : identity.has(name)) return -Infinity;
    points += asked && sameSet(asked, values) ? 10 : -1;
  }
  for (const [name, values] of wanted) {
    if (offered.has(name)) continue;
    if (identity.has(name) || (name === 'season' && !tellsSeason(recording, values))) return -Infinity;
    points -= 1;
  }
  const shared = words(recording.query);
  for (const word of hydrations) points += shared.has(word) ? 1 : 0;
  return points;
}

/** Sets of kinds may be answered in part; of everything else the whole must be what was asked. */
function overlap(name: string, asked: ReadonlySet<string>, offered: ReadonlySet<string>): boolean {
  if (name === 'sportId' || name === 'standingsTypes') return [...asked].some((value) => offered.has(value));
  return sameSet(asked, offered);
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((value) => b.has(value));

function tellsSeason(recording: Recording, seasons: ReadonlySet<string>): boolean {
  const body = JSON.stringify(recording.body());
  return [...seasons].every((season) => body.includes(`"season":"${season}"`) || body.includes(`"season":${season}`));
}

function read(query: URLSearchParams): Wanted {
  const wanted = new Map<string, Set<string>>();
  for (const [key, value] of query) {
    const name = singular[key] ?? key;
    if (manner.has(name)) continue;
    const values = value
      .replace(/[[\]]/g, '')
      .split(',')
      .map((part) => parseDate(part) ?? part);
    wanted.set(name, new Set([...(wanted.get(name) ?? []), ...values]));
  }
  const [start, end] = [wanted.get('startDate'), wanted.get('endDate')];
  if (start && end && sameSet(start, end)) {
    wanted.set('date', start);
    wanted.delete('startDate');
    wanted.delete('endDate');
  }
  return wanted;
}

const words = (query: URLSearchParams) => new Set((query.get('hydrate') ?? '').match(/[A-Za-z]+/g));
