import { z } from 'zod';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { hitName } from '#rules/picks/scoring.ts';
import { type PickEvent, pickEventKindSchema } from '../contract/picks.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'July 18' of YYYY-MM-DD. */
function dayName(day: unknown): string {
  const at = typeof day === 'string' ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? 'another day' : dayFormat.format(at);
}

/** '7:40 PM ET' of a time (epoch ms, UTC). */
function leagueClockName(at: unknown): string {
  // Intl inserts a narrow no-break space before PM
  return typeof at === 'number' ? `${clockFormat.format(at).replace('\u202F', ' ')} ET` : 'another time';
}

/** A pick event or game event as it is stored. */
export type StoredEvent = { at: number; kind: string; detail: unknown };

type ClubNames = ReadonlyMap<number, string | null>;

const detailSchema = z.object({
  winnerId: z.number().optional(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  reason: z.string().optional(),
  outcome: z.enum(['correct', 'wrong', 'void']).nullish(),
  streakBefore: z.number().nullish(),
  streakAfter: z.number().nullish(),
});

type Detail = z.infer<typeof detailSchema>;

/** 'the Mets'; outside the major leagues the upstream's name: 'Durham Bulls'. */
const clubName = ({ winnerId }: Detail, names: ClubNames): string => {
  const name = clubs.find(({ id }) => id === winnerId)?.name;
  if (name !== undefined) return `the ${name}`;
  return names.get(winnerId ?? 0) ?? 'your club';
};

function formatGrade({ outcome, streakBefore, streakAfter }: Detail): string {
  if (outcome === 'correct') {
    const streak = streakAfter ?? 1;
    return `Correct: a ${hitName(streak)}. Your streak went from ${streak - 1} to ${streak}.`;
  }
  if (outcome === 'wrong') {
    return streakBefore ? `Wrong: your streak of ${streakBefore} ended.` : 'Wrong: your streak stays at 0.';
  }
  return 'Void: it counts for nothing, and your streak stays as it is.';
}

const formats: Record<PickEvent['kind'], (detail: Detail, names: ClubNames) => string> = {
  made: (detail, names) => `You picked ${clubName(detail, names)}.`,
  changed: (detail, names) => `You changed your pick to ${clubName(detail, names)}.`,
  withdrawn: () => 'You took your pick back.',
  locked: () => 'Picking closed: your pick stands.',
  delayed: ({ to }) =>
    to === null
      ? 'The start was taken back: a new one is to come.'
      : `The start was changed to ${leagueClockName(to)}.`,
  moved: ({ from, to }) =>
    `The game moved from ${dayName(from)} to ${dayName(to)}: a pick made for the old day is void.`,
  ineligible: ({ reason }) => `${reason ?? 'The game doesn’t count.'} A pick made before is void.`,
  graded: formatGrade,
  corrected: (detail) => `The result was corrected. ${formatGrade(detail)}`,
};

/** Formats the events of a pick as sentences, oldest first, without unknown kinds. `names`: the upstream's club names by id. */
export function formatPickHistory(events: readonly StoredEvent[], names: ClubNames = new Map()): PickEvent[] {
  return events
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, kind, detail }) => {
      const parsed = pickEventKindSchema.safeParse(kind);
      if (!parsed.success) return [];
      const eventDetail = detailSchema.safeParse(detail).data ?? {};
      return [{ at, kind: parsed.data, text: formats[parsed.data](eventDetail, names) }];
    });
}
