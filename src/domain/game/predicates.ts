import type { GameStatus, GameView, PlateAppearance, Side } from './model.ts';

type HasStatus = { status: GameStatus };

/** Being played, reviewed, delayed or warmed up for. */
export function isLive({ status }: HasStatus): boolean {
  return status.phase === 'live';
}

/** Over with a winner; a tie is not, see `isTied`. */
export function isFinal({ status }: HasStatus): boolean {
  return status.phase === 'final';
}

/** Ended level: counts for nobody. */
export function isTied({ status }: HasStatus): boolean {
  return status.phase === 'void' && status.detail === 'tied';
}

/** Over, with a winner or without: the score stands. */
export function isOver(game: HasStatus): boolean {
  return isFinal(game) || isTied(game);
}

/** As far as the game's state goes; the time of the lock is another rule. */
export function isPickable({ status }: HasStatus): boolean {
  return status.phase === 'open';
}

/** The start (epoch ms); null while it is to be decided, whatever placeholder the league gives. */
export function knownStart({ startsAt, status }: Pick<GameView, 'startsAt' | 'status'>): number | null {
  return status.startTimeTbd ? null : startsAt;
}

/** Suspended: to be resumed another day or hour. */
export function isHeld({ status }: HasStatus): boolean {
  return status.phase === 'held';
}

/** Postponed or cancelled: not played on this day. */
export function isCalledOff(game: HasStatus): boolean {
  return game.status.phase === 'void' && !isTied(game);
}

export function isPostponed({ status }: HasStatus): boolean {
  return status.detail === 'postponed';
}

/** Waiting, before the first pitch or during the game, for rain, light or whatever `status.reason` says. */
export function isDelayed({ status }: HasStatus): boolean {
  return status.detail === 'delayed';
}

export function isWarmup({ status }: HasStatus): boolean {
  return status.detail === 'warmup';
}

/** Whether play has begun: the scoreboard has something to show. */
export function hasStarted({ inning }: Pick<GameView, 'inning'>): boolean {
  return inning !== null;
}

/** Between half-innings: nobody bats. */
export function isBetweenInnings({ inningState }: Pick<GameView, 'inningState'>): boolean {
  return inningState === 'Middle' || inningState === 'End';
}

/** The side at bat, or next at bat between half-innings; null before the game. */
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
  if (!isFinal(view) || away.runs === home.runs) return null;
  return away.runs > home.runs ? 'away' : 'home';
}

/** An unplayed bottom half of the last inning is an X on the line score. */
export function isUnplayedHalf(view: GameView, inning: number, side: Side): boolean {
  return (
    side === 'home' && isFinal(view) && view.lineScore.at(-1)?.number === inning && view.lineScore.at(-1)?.home === null
  );
}
