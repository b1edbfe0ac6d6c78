import { z } from 'zod';
import { wireNamed, wireRecord, wireTeam } from '../wire/named.ts';
import { figure, maybe, maybeRows, ordinal, rows, text, whole } from '../wire/tolerant.ts';

const wireSplitRecord = wireRecord.extend({ type: text });

export const wireTeamRecord = z.object({
  team: wireTeam,
  wins: whole,
  losses: whole,
  winningPercentage: figure,
  streak: maybe(z.object({ streakCode: text })),
  gamesBack: figure,
  wildCardGamesBack: figure,
  divisionRank: ordinal,
  wildCardRank: ordinal,
  leagueRecord: maybe(wireRecord.extend({ pct: figure })),
  runsScored: whole,
  runsAllowed: whole,
  runDifferential: whole,
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
