import type { GameEvent } from './event.ts';
import type { GameCard } from './game-card.ts';
import type { GameStatus, GameView, PlateAppearance, Side, BattingLine } from './model.ts';

type HasStatus = { status: GameStatus };

/** In progress, in review or delayed after the first pitch. */
export function isLive({ status }: HasStatus): boolean {
  return status.phase === 'live';
}

/** Over, with or without a winner. */
export function isOver({ status }: HasStatus): boolean {
  return status.phase === 'final';
}

/** Decided by a forfeit, also before its first pitch. */
export function isForfeited({ status }: HasStatus): boolean {
  return status.text.startsWith('Forfeit');
}

/** Over without a winner: its picks are void, but the game was played. */
export function isTied(game: HasStatus): boolean {
  return isOver(game) && game.status.detail === 'tied';
}

/** Whether the state of the game allows a pick. The lock time is a separate rule, and so is whether the game counts. */
export function isPickable({ status }: HasStatus): boolean {
  return status.phase === 'open';
}

/** Whether the game counts and its state allows a pick. The lock time is a separate rule. */
export function acceptsPicks(game: Pick<GameView, 'status' | 'noPicksReason'>): boolean {
  return isPickable(game) && game.noPicksReason === null;
}

/** The start (epoch ms); null while it is to be decided, even if the upstream sends a placeholder. */
export function scheduledStart({ startsAt, status }: Pick<GameView, 'startsAt' | 'status'>): number | null {
  return status.startTimeTbd ? null : startsAt;
}

/** Whether the viewer does not see the state of the game. */
export function isHidden({ status }: HasStatus): boolean {
  return status.detail === 'hidden';
}

/** Suspended: to be resumed later. */
export function isSuspended({ status }: HasStatus): boolean {
  return status.phase === 'held';
}

/** Postponed or canceled: not played on this day. */
export function isCalledOff({ status }: HasStatus): boolean {
  return status.phase === 'void';
}

export function isPostponed({ status }: HasStatus): boolean {
  return status.detail === 'postponed';
}

/** Delayed before the first pitch or during the game; `status.reason` is the reason. */
export function isDelayed({ status }: HasStatus): boolean {
  return status.detail === 'delayed';
}

/** An umpire's call is under review, by replay or as a challenge of a pitch. */
export function isUnderReview({ status }: HasStatus): boolean {
  return status.detail === 'review';
}

/** The teams warm up, at most about half an hour before the first pitch; picks are accepted until the lock time. */
export function isWarmup({ status }: HasStatus): boolean {
  return status.detail === 'warmup';
}

/** Whether there is a score to show: play has begun, or the official score of a game without plays is known. */
export function hasStarted({ inning, missingPlays }: Pick<GameView, 'inning' | 'missingPlays'>): boolean {
  return inning !== null || missingPlays.length > 0;
}

/** Between half-innings, when no batter is up. */
export function isBetweenInnings({ inningState }: Pick<GameView, 'inningState'>): boolean {
  return inningState === 'Middle' || inningState === 'End';
}

/** The side at bat, or between half-innings the side that bats next; null before the game. */
export function battingSide({ inningState }: Pick<GameView, 'inningState'>): Side | null {
  if (inningState === null) return null;
  return inningState === 'Top' || inningState === 'End' ? 'away' : 'home';
}

export function isInProgress(plateAppearance: PlateAppearance): boolean {
  return plateAppearance.event === null;
}

/** The side that won a final game; null for a tie and for every other state. */
export function winningSide(view: Pick<GameView, 'status' | 'totals'>): Side | null {
  const { away, home } = view.totals;
  if (!isOver(view) || away.runs === home.runs) return null;
  return away.runs > home.runs ? 'away' : 'home';
}

/** True for the unplayed bottom of the last inning, which the line score shows as X. */
export function isUnplayedHalf(view: GameView, inning: number, side: Side): boolean {
  return (
    side === 'home' && isOver(view) && view.lineScore.at(-1)?.number === inning && view.lineScore.at(-1)?.home === null
  );
}

/** Whether an event is of the line score. It can arrive after the plays that follow it. */
export function isOfficialFigures({ type }: Pick<GameEvent, 'type'>): boolean {
  return type === 'officialFigures';
}

/** Whether a player of the box score entered the game at the place of another batter. */
export function isSubstitute({ substitution }: Pick<BattingLine, 'substitution'>): boolean {
  return substitution > 0;
}

type HasRuns = Pick<GameCard['teams']['home'], 'score'>;

/** Whether a card has a score to show, also without plays. 0–0 is none before the first play, unless the game is over. */
export function hasScore(card: Pick<GameCard, 'inning' | 'status'> & { teams: Record<Side, HasRuns> }): boolean {
  const { away, home } = card.teams;
  if (card.inning !== null) return true;
  if (away.score === null || home.score === null) return false;
  return isOver(card) || away.score + home.score > 0;
}

type Scheduled = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

const startOf = (game: Scheduled): number => scheduledStart(game) ?? Number.MAX_SAFE_INTEGER;

/** Orders games by start, those to be determined last, then by gamePk. */
export function compareByStart(one: Scheduled, other: Scheduled): number {
  return startOf(one) - startOf(other) || one.gamePk - other.gamePk;
}
