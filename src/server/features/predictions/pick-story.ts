import { z } from 'zod';
import type { Receipt } from '#contract/predictions.ts';
import { clubs } from '#domain/teams/clubs.ts';

/** A line as the tables keep it. */
export type StoryLine = { at: number; kind: string; detail: unknown };

const kinds = ['made', 'changed', 'withdrawn', 'locked', 'delayed', 'moved', 'graded', 'corrected'] as const;
const kindSchema = z.enum(kinds);

const detailSchema = z.object({
  winnerId: z.number().optional(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  outcome: z.enum(['correct', 'wrong', 'void']).nullish(),
  streakBefore: z.number().nullish(),
  streakAfter: z.number().nullish(),
});

type Detail = z.infer<typeof detailSchema>;

const hits = ['single', 'double', 'triple', 'home run'];

const club = ({ winnerId }: Detail): string => {
  const name = clubs.find(({ id }) => id === winnerId)?.name;
  return name === undefined ? 'your club' : `the ${name}`;
};

function gradeWords({ outcome, streakBefore, streakAfter }: Detail): string {
  if (outcome === 'correct') {
    const run = streakAfter ?? 1;
    return `Correct: a ${hits[Math.min(run, 4) - 1] ?? 'single'}. Your streak went from ${run - 1} to ${run}.`;
  }
  if (outcome === 'wrong') {
    return streakBefore ? `Wrong: your streak of ${streakBefore} ended.` : 'Wrong: your streak stays at 0.';
  }
  return 'Void: it counts for nothing, and your streak stays as it is.';
}

const words: Record<(typeof kinds)[number], (detail: Detail) => string> = {
  made: (detail) => `You picked ${club(detail)}.`,
  changed: (detail) => `You changed your pick to ${club(detail)}.`,
  withdrawn: () => 'You took your pick back.',
  locked: () => 'Picking closed: your pick stands.',
  delayed: ({ to }) => (to === null ? 'The start was taken back: a new one is to come.' : 'The start was changed.'),
  moved: ({ from, to }) => `The game moved from ${String(from)} to ${String(to)}: a pick made for the old day is void.`,
  graded: gradeWords,
  corrected: (detail) => `The result was corrected. ${gradeWords(detail)}`,
};

/** The story of a pick in order, in words. A line of a kind that nobody knows is left out. */
export function pickStory(lines: readonly StoryLine[]): Receipt[] {
  return lines
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, kind, detail }) => {
      const known = kindSchema.safeParse(kind);
      if (!known.success) return [];
      const facts = detailSchema.safeParse(detail).data ?? {};
      return [{ at, kind: known.data, words: words[known.data](facts) }];
    });
}
