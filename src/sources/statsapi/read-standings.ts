import { z } from 'zod';
import type { TeamRecord } from '#rules/baseball/game/model.ts';
import type { StandingsGroup, Standing } from '#rules/baseball/standings/standings-group.ts';
import { divisionNames, leagueIdsOf, mlbLeagueName } from '#rules/baseball/teams/mlb-leagues.ts';
import { type UpstreamResponse, memoizeByBody } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { rank, runDifferential as runDifferentialField, seasonCount } from './wire/baseball-bounds.ts';
import { toRecord, toTeam } from './wire/to-team.ts';
import { figure, optional, optionalRows, rows, text } from './wire/tolerant.ts';
import { wireNamed, wireRecord, wireTeam } from './wire/wire-team.ts';

const wireSplitRecord = wireRecord.extend({ type: text });

export const wireTeamRecord = z.object({
  team: wireTeam,
  wins: seasonCount,
  losses: seasonCount,
  winningPercentage: figure,
  streak: optional(z.object({ streakCode: text })),
  wildCardRank: rank,
  leagueRecord: optional(wireRecord.extend({ pct: figure })),
  runsScored: seasonCount,
  runsAllowed: seasonCount,
  runDifferential: runDifferentialField,
  records: optional(z.object({ splitRecords: optionalRows(wireSplitRecord, 200) })),
  clinchIndicator: text,
});

export const wireStandings = z.object({
  records: rows(
    z.object({
      standingsType: text,
      league: optional(wireNamed),
      division: optional(wireNamed),
      teamRecords: optionalRows(wireTeamRecord, 200),
    }),
    200,
  ),
});

type WireTeamRecord = z.infer<typeof wireTeamRecord>;
type WireStandingsRecord = z.infer<typeof wireStandings>['records'][number];

type Params = {
  season: string;
  /** the standings at the end of that day (YYYY-MM-DD); default: the newest */
  date?: string;
  /** upstream ids of the leagues; default: the American and the National League */
  leagueIds?: readonly number[];
};

/** Standings by division, and the wild-card list of each league. */
export function readStandings(
  client: StatsApiClient,
  { season, date, leagueIds = leagueIdsOf(1) }: Params,
): Promise<UpstreamResponse<StandingsGroup[]>> {
  const query = {
    leagueId: leagueIds,
    season,
    date,
    standingsTypes: ['regularSeason', 'wildCard'],
    hydrate: 'division,team',
  };
  return client.read('/api/v1/standings', { kind: 'standings', query, convert: toStandings });
}

/** Standings by division, wild card and league. Each lists the best club first. */
export const toStandings = memoizeByBody((body): StandingsGroup[] => wireStandings.parse(body).records.map(toGroup));

/** A wild-card list covers a whole league, but the upstream sets the division of its first club on it. */
function toGroup(wire: WireStandingsRecord): StandingsGroup {
  const { standingsType = '', league, division, teamRecords } = wire;
  const standings = teamRecords.map(toStanding);
  const leagueId = league?.id ?? null;
  if (/wild_?card/i.test(standingsType)) {
    return { kind: 'wildCard', leagueId, divisionId: null, name: 'Wild Card', standings };
  }
  const nameOfLeague = league?.name ?? mlbLeagueName(leagueId) ?? '';
  if (division === undefined) return { kind: 'league', leagueId, divisionId: null, name: nameOfLeague, standings };
  const name = division.name ?? divisionNames[division.id] ?? nameOfLeague;
  return { kind: 'division', leagueId, divisionId: division.id, name, standings };
}

function toStanding(wire: WireTeamRecord): Standing {
  const wins = wire.wins ?? wire.leagueRecord?.wins ?? 0;
  const losses = wire.losses ?? wire.leagueRecord?.losses ?? 0;
  return {
    team: toTeam(wire.team, { wins, losses }),
    wins,
    losses,
    percentage: wire.winningPercentage ?? wire.leagueRecord?.pct ?? '-',
    streak: wire.streak?.streakCode ?? null,
    wildCardRank: wire.wildCardRank ?? null,
    ...toRuns(wire),
    home: split(wire, 'home'),
    away: split(wire, 'away'),
    lastTen: split(wire, 'lastTen'),
    oneRun: split(wire, 'oneRun'),
    clinched: wire.clinchIndicator ?? null,
  };
}

function toRuns({ runsScored, runsAllowed, runDifferential }: WireTeamRecord) {
  const isKnown = runsScored !== undefined && runsAllowed !== undefined;
  return {
    runsScored: runsScored ?? null,
    runsAllowed: runsAllowed ?? null,
    runDifferential: runDifferential ?? (isKnown ? runsScored - runsAllowed : null),
  };
}

function split({ records }: WireTeamRecord, type: string): TeamRecord | null {
  return toRecord(records?.splitRecords.find((record) => record.type === type));
}
