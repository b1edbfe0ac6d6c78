import { z } from 'zod';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { figureNumber, hundredths } from '#rules/baseball/stats/figures.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import type { PitcherGames } from './staff.ts';

const categories = ['avg', 'homeRuns', 'rbi', 'ops', 'stolenBases', 'era', 'strikeOuts', 'saves'] as const;

export const clubLeaderSchema = z.object({
  id: z.enum(categories),
  /** '.322', '24', '3.05' */
  value: z.string(),
  /** those with the best value, by name */
  players: z.array(namedSchema),
});

type ClubLeader = z.infer<typeof clubLeaderSchema>;

export type BatterGames = { id: number; name: string; games: readonly Figures[] };

/** `qualifies`: has played enough for the rates */
type Line = { id: number; name: string; figures: Figures; qualifies: boolean };

/** Needed for a rate title, for each game of the club. */
const plateAppearances = 3.1;
const outs = 3;

function batterLine({ id, name, games }: BatterGames, played: number): Line {
  const figures = addFigures('hitting', games);
  return { id, name, figures, qualifies: Number(figures.plateAppearances ?? 0) >= plateAppearances * played };
}

function pitcherLine({ id, name, games }: PitcherGames, played: number): Line {
  const sum = (count: 'outs' | 'earnedRuns' | 'strikeOuts' | 'saves') =>
    games.reduce((total, game) => total + game[count], 0);
  return {
    id,
    name,
    figures: {
      strikeOuts: String(sum('strikeOuts')),
      saves: String(sum('saves')),
      ...(sum('outs') > 0 && { era: hundredths((27 * sum('earnedRuns')) / sum('outs')) }),
    },
    qualifies: sum('outs') >= outs * played,
  };
}

/** The best of each category among a club's players. Rates need as much as a rate title after `played` games. None is best with 0. */
export function clubLeaders(
  { batters, pitchers }: { batters: readonly BatterGames[]; pitchers: readonly PitcherGames[] },
  played: number,
): ClubLeader[] {
  const groups = {
    hitting: batters.map((batter) => batterLine(batter, played)),
    pitching: pitchers.map((pitcher) => pitcherLine(pitcher, played)),
  };
  return categories.flatMap((id): ClubLeader[] => {
    const isRate = id === 'avg' || id === 'ops' || id === 'era';
    const lines = groups[id === 'era' || id === 'strikeOuts' || id === 'saves' ? 'pitching' : 'hitting'];
    const known = lines.flatMap(({ figures, qualifies, ...player }) => {
      const text = figures[id] ?? '';
      const number = figureNumber(text);
      return number === null || (isRate ? !qualifies : number === 0) ? [] : [{ player, text, number }];
    });
    const best = known.toSorted((one, other) =>
      id === 'era' ? one.number - other.number : other.number - one.number,
    )[0];
    if (best === undefined) return [];
    const players = known.filter(({ number }) => number === best.number).map(({ player }) => player);
    return [{ id, value: best.text, players: players.toSorted((one, other) => one.name.localeCompare(other.name)) }];
  });
}
