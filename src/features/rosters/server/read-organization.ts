import type { RosterTeam } from '../contract/rosters.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import { readAffiliates } from '#sources/statsapi/teams/read-affiliates.ts';
import { readTeam } from '#sources/statsapi/teams/read-team.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

type ReadOrganizationQuery = { teamId: number; season?: string | undefined };
type Organization = { team: RosterTeam; clubId: number | null; organization: RosterTeam[] };

/** From the major leagues to the rookie leagues. Other levels of the upstream are not teams that play. */
const levelOrder = [1, 11, 12, 13, 14, 16];

/** Reads a team, its club and the other teams of the club. */
export async function readOrganization(client: StatsApiClient, query: ReadOrganizationQuery): Promise<Organization> {
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
