import { z } from 'zod';
import type { Figures, StatSplit } from '#rules/baseball/stats/stat-block.ts';

/** A reliever's season. Figures have the upstream's format; null where it has none. */
export const relieverSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  games: z.number().int(),
  innings: z.string().nullable(),
  saves: z.string().nullable(),
  holds: z.string().nullable(),
  era: z.string().nullable(),
  whip: z.string().nullable(),
  strikeoutsPer9: z.string().nullable(),
  walksPer9: z.string().nullable(),
});

type Reliever = z.infer<typeof relieverSchema>;

const count = (figures: Figures, name: string): number => Number(figures[name] ?? 0) || 0;

function toReliever({ player, figures }: StatSplit): Reliever[] {
  if (player === null) return [];
  return [
    {
      id: player.id,
      name: player.name,
      games: count(figures, 'gamesPlayed'),
      innings: figures.inningsPitched ?? null,
      saves: figures.saves ?? null,
      holds: figures.holds ?? null,
      era: figures.era ?? null,
      whip: figures.whip ?? null,
      strikeoutsPer9: figures.strikeoutsPer9Inn ?? null,
      walksPer9: figures.walksPer9Inn ?? null,
    },
  ];
}

/** The pitchers of a club who started at most one game in ten, most games first. */
export function listRelievers(splits: readonly StatSplit[], limit = 8): Reliever[] {
  const isReliever = ({ figures }: StatSplit) => {
    const games = count(figures, 'gamesPlayed');
    return games > 0 && count(figures, 'gamesStarted') <= games / 10;
  };
  return splits
    .filter(isReliever)
    .flatMap(toReliever)
    .toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name))
    .slice(0, limit);
}
