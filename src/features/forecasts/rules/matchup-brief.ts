import type { Side } from '#rules/baseball/game/model.ts';
import type { BriefGame } from './brief-game.ts';
import type { ClubBrief, RecentStart } from '#rules/baseball/forecast/brief-shapes.ts';
import { clubBrief } from './club-brief.ts';
import { recentStarts } from './recent-starts.ts';
import { seasonSeries } from './season-series.ts';

/** A game by its clubs, its starting pitchers (null: not announced) and its day (YYYY-MM-DD). */
export type BriefedGame = { clubs: Record<Side, number>; starters: Record<Side, number | null>; day: string };

export type MatchupBrief = {
  clubs: Record<Side, ClubBrief>;
  /** games of the season that each club has won against the other */
  series: Record<Side, number>;
  starts: Record<Side, RecentStart[]>;
};

/** Summarizes for a game the games of its season that ended on earlier days. */
export function matchupBrief(games: readonly BriefGame[], { clubs, starters, day }: BriefedGame): MatchupBrief {
  const clubOf = (side: Side) => clubBrief(games, { clubId: clubs[side], side, day });
  const startsOf = (side: Side) => recentStarts(games, { starter: starters[side], day });
  return {
    clubs: { away: clubOf('away'), home: clubOf('home') },
    series: seasonSeries(games, { clubs, day }),
    starts: { away: startsOf('away'), home: startsOf('home') },
  };
}
