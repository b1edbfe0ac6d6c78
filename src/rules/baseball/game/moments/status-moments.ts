import { describeScore } from '../describe.ts';
import type { GameStatus } from '../model.ts';
import {
  isCalledOff,
  isDelayed,
  isForfeited,
  isLive,
  isOver,
  isSuspended,
  isTied,
  winningSide,
} from '../predicates.ts';
import type { Progress } from '../progress.ts';
import { describeGame, momentOfStep, type FoundMoment, type GameStep } from './game-moment.ts';

/** Where a game was interrupted: the number of pitches until then. */
export type Interruption = { pitches: number };

export function isInterrupted(game: { status: GameStatus }): boolean {
  return isDelayed(game) || isSuspended(game);
}

/** 'Rain' becomes ' (rain)'. */
const describeReason = ({ reason, text }: GameStatus): string => {
  const known = reason ?? text.split(': ')[1] ?? '';
  return known === '' ? '' : ` (${known.toLowerCase()})`;
};

/** A moment whose sentence is the same without the score. */
const plain = (headline: string) => ({ headline, plainHeadline: headline, play: null });

function firstPitch(step: GameStep, pitches: number): FoundMoment[] {
  const { header, event } = step;
  if (pitches > 1) return [];
  if (event.type !== 'pitch' && event.type !== 'plateAppearanceEnded' && event.type !== 'officialFigures') return [];
  const headline = plain(`First pitch: ${describeGame(header)}`);
  return [momentOfStep(step, '', { kind: 'firstPitch', priority: 2, situation: null, ...headline })];
}

function final(step: GameStep): FoundMoment[] {
  const { header, after } = step;
  const { inning } = after;
  const side = winningSide(after);
  const length = inning === null || inning === header.scheduledInnings ? '' : ` (${inning} innings)`;
  const tie = isTied(after) ? ', a tie' : '';
  const forfeit = isForfeited(after) ? ', by forfeit' : '';
  const score = describeScore({ teams: header.teams, totals: after.totals });
  return [
    momentOfStep(step, '', {
      kind: 'final',
      priority: 3,
      clubId: side === null ? null : header.teams[side].id,
      headline: `Final${length}: ${score}${tie}${forfeit}`,
      plainHeadline: `Final: ${describeGame(header)}`,
      situation: null,
      play: null,
    }),
  ];
}

/** A game that was interrupted goes on. */
export function resumed(step: GameStep, { pitches }: Interruption): FoundMoment[] {
  const headline = `${describeGame(step.header)} has resumed`;
  return [momentOfStep(step, String(pitches), { kind: 'resumed', priority: 2, ...plain(headline) })];
}

const changes: {
  kind: 'delayed' | 'suspended' | 'postponed';
  priority: 2 | 3;
  isSo: (game: Progress) => boolean;
  text: (status: GameStatus) => string;
}[] = [
  { kind: 'delayed', priority: 2, isSo: isDelayed, text: () => 'delayed' },
  { kind: 'suspended', priority: 3, isSo: isSuspended, text: () => 'suspended' },
  {
    kind: 'postponed',
    priority: 3,
    isSo: isCalledOff,
    text: ({ detail }) => (detail === 'canceled' ? 'canceled' : 'postponed'),
  },
];

/** The start and the end of a game, and what stops it. `pitches`: thrown so far; `interruption`: the one that has not ended. */
export function statusMoments(
  step: GameStep,
  { pitches, interruption }: { pitches: number; interruption: Interruption | null },
): FoundMoment[] {
  const { header, before, after, event } = step;
  if (event.type !== 'status') return firstPitch(step, pitches);
  if (isOver(after)) return isOver(before) ? [] : final(step);
  if (interruption !== null && isLive(after) && !isDelayed(after)) return resumed(step, interruption);
  return changes
    .filter(({ isSo }) => isSo(after) && !isSo(before))
    .map(({ kind, priority, text }) => {
      const what = text(after.status);
      const headline = `${describeGame(header)} is ${what}${describeReason(after.status)}`;
      const unique = kind === 'postponed' ? `${what}:${header.officialDate}` : String(pitches);
      const facts = { kind, priority, ...plain(headline) };
      // the score of a game that was called off does not count
      return momentOfStep(step, unique, kind === 'postponed' ? { ...facts, situation: null } : facts);
    });
}
