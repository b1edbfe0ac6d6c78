import { z } from 'zod';
import { addDays } from '#rules/baseball/days.ts';
import { daysInARow } from '#rules/baseball/stats/days-in-a-row.ts';

/** A pitcher's game. */
export type PitchedGame = {
  /** YYYY-MM-DD */
  date: string;
  isStart: boolean;
  outs: number;
  earnedRuns: number;
  strikeOuts: number;
  walks: number;
  hits: number;
  saves: number;
  holds: number;
  /** null: not known */
  pitches: number | null;
};

export type PitcherGames = { id: number; name: string; games: readonly PitchedGame[] };

const pitcherSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  games: z.number().int(),
  outs: z.number().int(),
  earnedRuns: z.number().int(),
  strikeOuts: z.number().int(),
  walks: z.number().int(),
  hits: z.number().int(),
});

export const staffSchema = z.object({
  /** who starts most of their games; most starts first */
  starters: z.array(
    pitcherSchema.extend({
      starts: z.number().int(),
      last: z.object({ date: z.string(), pitches: z.number().int().nullable(), outs: z.number().int() }),
    }),
  ),
  /** the days of `pitches`, YYYY-MM-DD, oldest first; the last is the day of the request */
  days: z.array(z.string()),
  /** who pitched on most days in a row first, then who pitched most in the last days */
  bullpen: z.array(
    pitcherSchema.extend({
      saves: z.number().int(),
      holds: z.number().int(),
      /** on each day of `days`; null: did not pitch, or the number is not known */
      pitches: z.array(z.number().int().nullable()),
      /** YYYY-MM-DD */
      last: z.string(),
      /** days in a row on which the pitcher has pitched, up to the club's newest day; 0 or 1: rested */
      inARow: z.number().int(),
    }),
  ),
});

type Staff = z.infer<typeof staffSchema>;
export type Starter = Staff['starters'][number];
export type Reliever = Staff['bullpen'][number];

const bullpenDays = 6;

const sumOf = (games: readonly PitchedGame[], value: (game: PitchedGame) => number): number =>
  games.reduce((sum, game) => sum + value(game), 0);

function totalsOf({ id, name, games }: PitcherGames) {
  return {
    id,
    name,
    games: games.length,
    outs: sumOf(games, ({ outs }) => outs),
    earnedRuns: sumOf(games, ({ earnedRuns }) => earnedRuns),
    strikeOuts: sumOf(games, ({ strikeOuts }) => strikeOuts),
    walks: sumOf(games, ({ walks }) => walks),
    hits: sumOf(games, ({ hits }) => hits),
  };
}

const countStarts = ({ games }: PitcherGames): number => games.filter(({ isStart }) => isStart).length;
const isStarter = (pitcher: PitcherGames): boolean => countStarts(pitcher) * 2 > pitcher.games.length;

function pitchesOn(games: readonly PitchedGame[], day: string): number | null {
  const known = games.flatMap(({ date, pitches }) => (date === day && pitches !== null ? [pitches] : []));
  return known.length === 0 ? null : known.reduce((sum, pitches) => sum + pitches, 0);
}

/** The starters and the use of the bullpen of a club at a day (YYYY-MM-DD). Pitchers without a game are left out. */
export function staffOf(pitchers: readonly PitcherGames[], today: string): Staff {
  const days = Array.from({ length: bullpenDays }, (_day, index) => addDays(today, index + 1 - bullpenDays));
  const used = pitchers.map((pitcher) => ({
    ...pitcher,
    games: pitcher.games.toSorted((one, other) => one.date.localeCompare(other.date)),
  }));
  // until a game of today is known, the row can still go on
  const newest = used.some(({ games }) => games.at(-1)?.date === today) ? today : addDays(today, -1);
  const starters = used.filter(isStarter).flatMap((pitcher): Starter[] => {
    const last = pitcher.games.findLast(({ isStart }) => isStart);
    if (last === undefined) return [];
    const { date, pitches, outs } = last;
    return [{ ...totalsOf(pitcher), starts: countStarts(pitcher), last: { date, pitches, outs } }];
  });
  const bullpen = used
    .filter((pitcher) => !isStarter(pitcher))
    .flatMap((pitcher): Reliever[] => {
      const last = pitcher.games.at(-1);
      if (last === undefined) return [];
      return [
        {
          ...totalsOf(pitcher),
          saves: sumOf(pitcher.games, ({ saves }) => saves),
          holds: sumOf(pitcher.games, ({ holds }) => holds),
          pitches: days.map((day) => pitchesOn(pitcher.games, day)),
          last: last.date,
          inARow: daysInARow(
            pitcher.games.map(({ date }) => date),
            newest,
          ),
        },
      ];
    });
  const rowOf = ({ inARow }: Reliever): number => (inARow < 2 ? 0 : inARow);
  const recent = ({ pitches }: Reliever): number => pitches.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return {
    days,
    starters: starters.toSorted((one, other) => other.starts - one.starts || one.id - other.id),
    bullpen: bullpen.toSorted(
      (one, other) =>
        rowOf(other) - rowOf(one) ||
        recent(other) - recent(one) ||
        other.last.localeCompare(one.last) ||
        one.id - other.id,
    ),
  };
}
