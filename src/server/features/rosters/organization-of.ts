import type { RosterTeam } from '#contract/rosters.ts';
import { clubNamesOf } from '#domain/teams/club-names.ts';
import type { TeamProfile } from '#domain/teams/team-profile.ts';
import { readAffiliates } from '#server/statsapi/teams/read-affiliates.ts';
import { readTeam } from '#server/statsapi/teams/read-team.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';

type Asked = { teamId: number; season?: string | undefined };
type Organization = { team: RosterTeam; clubId: number | null; organization: RosterTeam[] };

/** From the major leagues down to the rookies; what is filed under other numbers are lists, not teams that play. */
const levelOrder = [1, 11, 12, 13, 14, 16];

/** A team with the club it belongs to and that club's other teams, as far as the league tells. */
export async function organizationOf(client: StatsApiClient, asked: Asked): Promise<Organization> {
  const isClub = clubNamesOf(asked.teamId) !== undefined;
  const own = isClub ? null : (await readTeam(client, asked)).value;
  const clubId = isClub ? asked.teamId : (own?.parent?.id ?? null);
  const teams = clubId === null ? [] : await teamsOf(client, { ...asked, teamId: clubId });
  const team = teams.find(({ id }) => id === asked.teamId) ?? (own === null ? knownClub(asked.teamId) : toChoice(own));
  return { team, clubId, organization: teams };
}

async function teamsOf(client: StatsApiClient, asked: Asked): Promise<RosterTeam[]> {
  const answer = await readAffiliates(client, asked).catch(() => null);
  const place = ({ level }: TeamProfile) => levelOrder.indexOf(level?.id ?? 0);
  const playing = answer?.value.filter((team) => place(team) >= 0) ?? [];
  return playing.toSorted((a, b) => place(a) - place(b)).map(toChoice);
}

const toChoice = ({ id, name, shortName, level }: TeamProfile): RosterTeam => ({ id, name, shortName, level });

function knownClub(id: number): RosterTeam {
  const { name = `Team ${id}`, shortName = name } = clubNamesOf(id) ?? {};
  return { id, name, shortName, level: { id: 1, name: 'Major League Baseball' } };
}
