import { z } from 'zod';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { foldEach } from '#rules/baseball/game/testing/fold-each.ts';

/** The official data of a game, read without the converters under test. */
const named = z.object({ id: z.number() }).optional();
const figures = z.object({ runs: z.number().optional(), hits: z.number().optional(), errors: z.number().optional() });
export const official = z.object({
  liveData: z.object({
    plays: z.object({
      scoringPlays: z.array(z.number()),
      allPlays: z.array(
        z.object({
          result: z.object({
            event: z.string().optional(),
            description: z.string().optional(),
            awayScore: z.number(),
            homeScore: z.number(),
          }),
          about: z.object({ halfInning: z.string(), inning: z.number(), isComplete: z.boolean() }),
          count: z.object({ balls: z.number(), strikes: z.number(), outs: z.number() }),
          matchup: z.object({
            batter: named,
            pitcher: named,
            postOnFirst: named,
            postOnSecond: named,
            postOnThird: named,
          }),
        }),
      ),
    }),
    linescore: z.object({
      currentInning: z.number().optional(),
      innings: z.array(z.object({ num: z.number(), away: figures.optional(), home: figures.optional() })),
      teams: z.object({ away: figures, home: figures }),
    }),
    boxscore: z.object({
      teams: z.record(
        z.enum(['away', 'home']),
        z.object({
          battingOrder: z.array(z.number()),
          pitchers: z.array(z.number()),
          players: z.record(
            z.string(),
            z.object({
              position: z.object({ abbreviation: z.string() }),
              stats: z.object({ pitching: z.object({ numberOfPitches: z.number().optional() }) }),
            }),
          ),
        }),
      ),
    }),
  }),
});

type Official = z.infer<typeof official>['liveData'];

/** The scoreboard of the fold and of the official data. */
export function boards(log: GameLog, { linescore }: Official) {
  const { inning, lineScore, totals } = fold(log, Infinity);
  const { away, home } = linescore.teams;
  const toTotals = ({ runs = 0, hits = 0, errors = 0 }: typeof away) => ({ runs, hits, errors });
  const innings = linescore.innings.map((each) => ({
    number: each.num,
    away: each.away?.runs ?? null,
    home: each.home?.runs ?? null,
  }));
  return {
    folded: { inning, lineScore, totals },
    expected: {
      inning: linescore.currentInning ?? null,
      lineScore: innings,
      totals: { away: toTotals(away), home: toTotals(home) },
    },
  };
}

/** Count, outs, bases and score after every play, from the fold and from the official data. */
export function statesAfterPlays(log: GameLog, { plays }: Official) {
  const states = foldEach(log);
  const folded = plays.allPlays.map((_, index) => {
    const state = states.findLast(({ current }) => current?.index === index);
    if (!state) return null;
    const { balls, strikes, outs, bases, totals } = state;
    return [balls, strikes, outs, bases, totals.away.runs, totals.home.runs];
  });
  const reported = plays.allPlays.map(({ count, matchup, result }) => {
    const { postOnFirst, postOnSecond, postOnThird } = matchup;
    const bases = { first: postOnFirst?.id ?? null, second: postOnSecond?.id ?? null, third: postOnThird?.id ?? null };
    return [count.balls, count.strikes, count.outs, bases, result.awayScore, result.homeScore];
  });
  return { folded, expected: reported };
}
