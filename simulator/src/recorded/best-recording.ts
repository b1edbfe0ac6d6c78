import { parseDate } from '../clock/league-date.ts';
import type { Recording } from './recording.ts';

/** Parameters that change the extent of a response, not its subject. */
const presentationParameters = new Set([
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
/** Parameters that a recording must have when the request has them. */
const identifyingParameters = new Set([
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
const singularNames: Readonly<Record<string, string>> = {
  sportIds: 'sportId',
  gamePks: 'gamePk',
  teamIds: 'teamId',
  leagueIds: 'leagueId',
  groups: 'group',
  gameTypes: 'gameType',
  standingsType: 'standingsTypes',
};

type Parameters = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the recording that matches a request best; null when none matches. */
export function bestRecording(
  recordings: readonly Recording[],
  path: string,
  query: URLSearchParams,
): Recording | null {
  const requestedParameters = readParameters(query);
  const hydrations = hydrationNames(query);
  const scored = recordings
    .filter((recording) => recording.path === path)
    .map((recording) => ({ recording, score: score(recording, requestedParameters, hydrations) }))
    .filter(({ score: points }) => points > -Infinity);
  return scored.toSorted((a, b) => b.score - a.score)[0]?.recording ?? null;
}

function score(recording: Recording, requestedParameters: Parameters, hydrations: ReadonlySet<string>): number {
  const offered = readParameters(recording.query);
  let points = recording.complete ? 0 : -5;
  for (const [name, values] of offered) {
    const requested = requestedParameters.get(name);
    if (requested ? !overlap(name, requested, values) : identifyingParameters.has(name)) return -Infinity;
    points += requested && sameSet(requested, values) ? 10 : -1;
  }
  for (const [name, values] of requestedParameters) {
    if (offered.has(name)) continue;
    if (identifyingParameters.has(name) || (name === 'season' && !mentionsSeason(recording, values))) return -Infinity;
    points -= 1;
  }
  const shared = hydrationNames(recording.query);
  for (const word of hydrations) points += shared.has(word) ? 1 : 0;
  return points;
}

/** Levels and standings types may match in part; all other values must be equal. */
function overlap(name: string, requested: ReadonlySet<string>, offered: ReadonlySet<string>): boolean {
  if (name === 'sportId' || name === 'standingsTypes') return [...requested].some((value) => offered.has(value));
  return sameSet(requested, offered);
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((value) => b.has(value));

function mentionsSeason(recording: Recording, seasons: ReadonlySet<string>): boolean {
  const body = JSON.stringify(recording.body());
  return [...seasons].every((season) => body.includes(`"season":"${season}"`) || body.includes(`"season":${season}`));
}

function readParameters(query: URLSearchParams): Parameters {
  const requestedParameters = new Map<string, Set<string>>();
  for (const [key, value] of query) {
    const name = singularNames[key] ?? key;
    if (presentationParameters.has(name)) continue;
    const values = value
      .replace(/[[\]]/g, '')
      .split(',')
      .map((part) => parseDate(part) ?? part);
    requestedParameters.set(name, new Set([...(requestedParameters.get(name) ?? []), ...values]));
  }
  const [start, end] = [requestedParameters.get('startDate'), requestedParameters.get('endDate')];
  if (start && end && sameSet(start, end)) {
    requestedParameters.set('date', start);
    requestedParameters.delete('startDate');
    requestedParameters.delete('endDate');
  }
  return requestedParameters;
}

const hydrationNames = (query: URLSearchParams) => new Set((query.get('hydrate') ?? '').match(/[A-Za-z]+/g));
