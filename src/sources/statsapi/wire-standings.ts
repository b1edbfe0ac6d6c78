import { z } from 'zod';
import { rank, runDifferential, seasonCount } from './wire/baseball-bounds.ts';
import { wireNamed, wireRecord, wireTeam } from './wire/named.ts';
import { figure, optional, optionalRows, rows, text } from './wire/tolerant.ts';

const wireSplitRecord = wireRecord.extend({ type: text });

const wireTeamRecord = z.object({
  team: wireTeam,
  wins: seasonCount,
  losses: seasonCount,
  winningPercentage: figure,
  streak: optional(z.object({ streakCode: text })),
  gamesBack: figure,
  wildCardGamesBack: figure,
  divisionRank: rank,
  wildCardRank: rank,
  leagueRecord: optional(wireRecord.extend({ pct: figure })),
  runsScored: seasonCount,
  runsAllowed: seasonCount,
  runDifferential,
  records: optional(z.object({ splitRecords: optionalRows(wireSplitRecord, 200) })),
  clinchIndicator: text,
  magicNumber: figure,
  eliminationNumber: figure,
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

export type WireTeamRecord = z.infer<typeof wireTeamRecord>;
export type WireStandingsRecord = z.infer<typeof wireStandings>['records'][number];
