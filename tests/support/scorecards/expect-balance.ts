import { expect } from 'vitest';
import { z } from 'zod';
import { proves } from '#rules/baseball/scorecard/proves.ts';
import type { ClubCard, Scorecard } from '#rules/baseball/scorecard/shapes.ts';

const count = z.number().optional();
const side = z.object({
  teamStats: z
    .object({
      batting: z.object({
        atBats: count,
        runs: count,
        hits: count,
        rbi: count,
        baseOnBalls: count,
        strikeOuts: count,
      }),
    })
    .optional(),
});
const figures = z.object({ runs: count, hits: count, errors: count, leftOnBase: count });

/** The official totals, read without the converters under test. */
const official = z.object({
  liveData: z.object({
    linescore: z.object({
      innings: z.array(z.object({ num: z.number(), away: figures.optional(), home: figures.optional() })),
      teams: z.object({ away: figures, home: figures }),
    }),
    boxscore: z.object({ teams: z.object({ away: side, home: side }) }),
  }),
});

type Club = 'away' | 'home';

const expectClub = (card: ClubCard, body: z.infer<typeof official>, club: Club, title: string): void => {
  const { linescore, boxscore } = body.liveData;
  const field = club === 'away' ? 'home' : 'away';
  const batting = boxscore.teams[club].teamStats?.batting;
  expect(proves(card.proof), `${title}: the ${club} card proves ${JSON.stringify(card.proof)}`).toBe(true);
  if (card.cells.length === 0) return;
  const { atBats, runs, hits, rbi, walks, strikeOuts } = card.totals;
  const { leftOnBase, outs } = card.proof;
  expect({ atBats, runs, hits, rbi, walks, strikeOuts }, `${title}: ${club} box score`).toEqual({
    atBats: batting?.atBats ?? atBats,
    runs: batting?.runs ?? runs,
    hits: batting?.hits ?? hits,
    rbi: batting?.rbi ?? rbi,
    walks: batting?.baseOnBalls ?? walks,
    strikeOuts: batting?.strikeOuts ?? strikeOuts,
  });
  expect(leftOnBase, `${title}: ${club} left on base`).toBe(linescore.teams[club].leftOnBase ?? leftOnBase);
  expect(
    card.innings.reduce((sum, { errors }) => sum + errors, 0),
    `${title}: errors of the ${field}`,
  ).toBe(linescore.teams[field].errors ?? 0);
  const isOver = (inning: number) => card.innings[inning - 1]?.isOver === true;
  const innings = linescore.innings.flatMap((inning) => {
    const own = inning[club];
    return own?.runs === undefined || !isOver(inning.num)
      ? []
      : [[inning.num, own.runs, own.hits ?? 0, own.leftOnBase ?? 0]];
  });
  const written = card.innings
    .filter(({ hasBegun, isOver: hasEnded }) => hasBegun && hasEnded)
    .map((tally) => [tally.inning, tally.runs, tally.hits, tally.leftOnBase]);
  expect(written, `${title}: ${club} innings`).toEqual(innings);
  const players = card.slots.flatMap((slot) => slot.players);
  expect(players.reduce((sum, player) => sum + player.runs, 0)).toBe(runs);
  expect(players.reduce((sum, player) => sum + player.atBats, 0)).toBe(atBats);
  expect(card.pitchers.reduce((sum, pitcher) => sum + pitcher.outs, 0)).toBe(outs);
  expect(card.pitchers.reduce((sum, pitcher) => sum + pitcher.runs, 0)).toBe(runs);
};

/** Expects both cards to prove, and to agree with the box score and the line score of a feed. */
export function expectBalance(card: Scorecard, feed: unknown, title: string): void {
  const body = official.parse(feed);
  expectClub(card.away, body, 'away', title);
  expectClub(card.home, body, 'home', title);
}
