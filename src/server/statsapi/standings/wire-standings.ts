import { z } from 'zod';
import { wireNamed, wireRecord, wireTeam } from '../wire/named.ts';
import { figure, optional, optionalRows, ordinal, rows, text, integer } from '../wire/tolerant.ts';

const wireSplitRecord = wireRecord.extend({ type: text });

export const wireTeamRecord = z.object({
  team: wireTeam,
  wins: integer,
  losses: integer,
  winningPercentage: figure,
  streak: optional(z.object({ streakCode: text })),
  gamesBack: figure,
  wildCardGamesBack: figure,
  divisionRank: ordinal,
  wildCardRank: ordinal,
  leagueRecord: optional(wireRecord.extend({ pct: figure })),
  runsScored: integer,
  runsAllowed: integer,
  runDifferential: integer,
  records: optional(z.object({ splitRecords: optionalRows(wireSplitRecord) })),
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
      teamRecords: optionalRows(wireTeamRecord),
    }),
  ),
});

export type WireTeamRecord = z.infer<typeof wireTeamRecord>;
export type WireStandingsRecord = z.infer<typeof wireStandings>['records'][number];
