import { z } from 'zod';
import { wireNamed, wireRecord, wireTeam } from './named.ts';
import { figure, maybe, maybeRows, number, numeric, rows, text } from './tolerant.ts';

const wireSplitRecord = wireRecord.extend({ type: text });

export const wireTeamRecord = z.object({
  team: wireTeam,
  wins: number,
  losses: number,
  winningPercentage: figure,
  streak: maybe(z.object({ streakCode: text })),
  gamesBack: figure,
  wildCardGamesBack: figure,
  divisionRank: numeric,
  wildCardRank: numeric,
  leagueRecord: maybe(wireRecord.extend({ pct: figure })),
  runsScored: number,
  runsAllowed: number,
  runDifferential: number,
  records: maybe(z.object({ splitRecords: maybeRows(wireSplitRecord) })),
  clinchIndicator: text,
  magicNumber: figure,
  eliminationNumber: figure,
});

export const wireStandings = z.object({
  records: rows(
    z.object({
      standingsType: text,
      league: maybe(wireNamed),
      division: maybe(wireNamed),
      teamRecords: maybeRows(wireTeamRecord),
    }),
  ),
});

export type WireTeamRecord = z.infer<typeof wireTeamRecord>;
export type WireStandingsRecord = z.infer<typeof wireStandings>['records'][number];
