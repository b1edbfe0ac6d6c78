import { resolveSeason } from '#features/league/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { defaultRosterTypeOf, type RosterTypeId } from '#rules/baseball/teams/roster-types.ts';
import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { type UpstreamResponse, mapResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readCoaches, readRoster } from '#sources/statsapi/read-roster.ts';
import { readAffiliates, readTeam, readTeams } from '#sources/statsapi/read-teams.ts';
import { teamRoster, type TeamRoster, type RosterTeam, teams as teamsEndpoint, type Teams } from './contract.ts';

export function rosterRoutes(services: Services) {
  return {
    teamRoster: serveData(teamRoster, ({ params, query }) => readTeamRoster(services, { ...params, ...query })),
    teams: serveData(teamsEndpoint, ({ query }) => listTeams(services, query)),
  };
}

type Query = { teamId: number; type?: RosterTypeId | undefined; season?: string | undefined };
type Listed = Pick<TeamRoster, 'roster' | 'coaches'>;

/** Reads a roster with the team and its organization. Without a season the upstream returns the current roster. */
export async function readTeamRoster(
  services: LeagueServices,
  { teamId, type: requestedType, season: requested }: Query,
): Promise<TeamRoster> {
  const { client } = services;
  const type = requestedType ?? defaultRosterTypeOf(teamId);
  const [season, organization, { value, asOf, isStale }] = await Promise.all([
    resolveSeason(services, requested),
    readOrganization(client, { teamId, season: requested }),
    readList(client, { teamId, type, season: requested }),
  ]);
  return { ...organization, season, type, ...value, freshness: { asOf, isStale } };
}

type RosterQuery = { teamId: number; type: RosterTypeId; season: string | undefined };

async function readList(client: StatsApiClient, query: RosterQuery): Promise<UpstreamResponse<Listed>> {
  if (query.type === 'coach') {
    return mapResponse(await readCoaches(client, query), (coaches) => ({ roster: null, coaches }));
  }
  return mapResponse(await readRoster(client, query), (roster) => ({ roster, coaches: [] }));
}

type ReadOrganizationQuery = { teamId: number; season?: string | undefined };
type Organization = { team: RosterTeam; clubId: number | null; organization: RosterTeam[] };

/** From the major leagues to the rookie leagues. Other levels of the upstream are not teams that play. */
const levelOrder = [1, 11, 12, 13, 14, 16];

/** Reads a team, its club and the other teams of the club. */
async function readOrganization(client: StatsApiClient, query: ReadOrganizationQuery): Promise<Organization> {
  const isClub = clubNamesOf(query.teamId) !== undefined;
  const own = isClub ? null : (await readTeam(client, query)).value;
  const clubId = isClub ? query.teamId : (own?.parent?.id ?? null);
  const teams = clubId === null ? [] : await teamsOf(client, { ...query, teamId: clubId });
  const team = teams.find(({ id }) => id === query.teamId) ?? (own === null ? clubById(query.teamId) : toChoice(own));
  return { team, clubId, organization: teams };
}

async function teamsOf(client: StatsApiClient, query: ReadOrganizationQuery): Promise<RosterTeam[]> {
  const affiliates = await readAffiliates(client, query).catch(() => null);
  const place = ({ level }: TeamProfile) => levelOrder.indexOf(level?.id ?? 0);
  const playing = affiliates?.value.filter((team) => place(team) >= 0) ?? [];
  return playing.toSorted((a, b) => place(a) - place(b)).map(toChoice);
}

const toChoice = ({ id, name, shortName, level }: TeamProfile): RosterTeam => ({ id, name, shortName, level });

function clubById(id: number): RosterTeam {
  const { name = `Team ${id}`, shortName = name } = clubNamesOf(id) ?? {};
  return { id, name, shortName, level: { id: 1, name: 'Major League Baseball' } };
}

const toListedTeam = ({ id, name, shortName, abbreviation, league, division, parent }: TeamProfile): ListedTeam => ({
  id,
  name,
  shortName,
  abbreviation,
  league,
  division,
  parent,
});

/** Lists the teams of a level and season (default: the newest one) by name. */
export async function listTeams(
  services: LeagueServices,
  { level, season: requested }: { level: number; season?: string | undefined },
): Promise<Teams> {
  const season = await resolveSeason(services, requested);
  const { value, asOf, isStale } = await readTeams(services.client, { level, season });
  const listed = value.map(toListedTeam).toSorted((a, b) => a.name.localeCompare(b.name));
  return { level, season, teams: listed, freshness: { asOf, isStale } };
}
