import type { TeamRoster } from '#contract/rosters.ts';
import { defaultRosterTypeOf, type RosterTypeId } from '#domain/roster/roster-types.ts';
import type { Clock } from '#server/clock.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { type Answer, mapAnswer } from '#server/statsapi/client/response.ts';
import { readCoaches } from '#server/statsapi/rosters/read-coaches.ts';
import { readRoster } from '#server/statsapi/rosters/read-roster.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { organizationOf } from './organization-of.ts';

type Parts = { client: StatsApiClient; clock: Clock };
type Asked = { teamId: number; type?: RosterTypeId | undefined; season?: string | undefined };
type Listed = Pick<TeamRoster, 'roster' | 'coaches'>;

/** A team's roster with what the page tells of the team. Without a season the upstream gives the roster of today. */
export async function showRoster(parts: Parts, { teamId, type: askedType, season: asked }: Asked): Promise<TeamRoster> {
  const { client } = parts;
  const type = askedType ?? defaultRosterTypeOf(teamId);
  const [season, organization, { value, asOf, isStale }] = await Promise.all([
    seasonShown(parts, asked),
    organizationOf(client, { teamId, season: asked }),
    listed(client, { teamId, type, ...(asked === undefined ? {} : { season: asked }) }),
  ]);
  return { ...organization, season, type, ...value, freshness: { asOf, isStale } };
}

type Wanted = { teamId: number; type: RosterTypeId; season?: string };

async function listed(client: StatsApiClient, wanted: Wanted): Promise<Answer<Listed>> {
  if (wanted.type === 'coach') {
    return mapAnswer(await readCoaches(client, wanted), (coaches) => ({ roster: null, coaches }));
  }
  return mapAnswer(await readRoster(client, wanted), (roster) => ({ roster, coaches: [] }));
}
