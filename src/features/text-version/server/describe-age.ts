import { leagueDayAndTime, leagueTimeWithSeconds } from '#features/games/server/league-time.ts';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { countOf } from '#rules/baseball/game/describe.ts';

const minute = 60_000;
const hour = 60 * minute;

function ago(age: number): string {
  if (age < minute) return 'less than a minute ago';
  return `${age < hour ? countOf(Math.floor(age / minute), 'minute') : countOf(Math.floor(age / hour), 'hour')} ago`;
}

/** The age of the data at `now` (epoch ms, league clock), and that the upstream fails. */
export function describeAge({ asOf, isStale, isPartial }: Freshness, now: number): string {
  const age = Math.max(0, now - asOf);
  if (!isStale) return `As of ${leagueTimeWithSeconds(asOf)}.`;
  const time = age < 12 * hour ? leagueTimeWithSeconds(asOf) : leagueDayAndTime(asOf);
  const cause = isPartial
    ? 'The league’s data service does not send the details of this game. This is its schedule'
    : 'The league’s data service is not responding. This is';
  return `${cause} from ${time}, ${ago(age)}.`;
}
