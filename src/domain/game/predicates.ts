import type { GameStatus, GameView, PlateAppearance, Side } from './model.ts';

type HasStatus = { status: GameStatus };

/** Being played, reviewed, delayed or warmed up for. */
export const isLive = ({ status }: HasStatus): boolean => status.phase === 'live';

/** Over with a winner; a tie is not, see `isTied`. */
export const isFinal = ({ status }: HasStatus): boolean => status.phase === 'final';

/** Ended level: counts for nobody. */
export const isTied = ({ status }: HasStatus): boolean =>
  status.phase === 'void' && (status.code === 'FT' || status.code === 'OT');

/** Over, with a winner or without: the score stands. */
export const isOver = (game: HasStatus): boolean => isFinal(game) || isTied(game);

/** As far as the game's state goes; the time of the lock is another rule. */
export const isPickable = ({ status }: HasStatus): boolean => status.phase === 'open';

/** The start (epoch ms); null while it is to be decided, whatever placeholder the league gives. */
export const knownStart = ({ startsAt, status }: Pick<GameView, 'startsAt' | 'status'>): number | null =>
  status.startTimeTbd ? null : startsAt;

/** Suspended: to be resumed another day or hour. */
export const isHeld = ({ status }: HasStatus): boolean => status.phase === 'held';

/** Postponed or cancelled: not played on this day. */
export const isCalledOff = (game: HasStatus): boolean => game.status.phase === 'void' && !isTied(game);

export const isPostponed = ({ status }: HasStatus): boolean => status.code.startsWith('D');

export const isCancelled = ({ status }: HasStatus): boolean => status.code.startsWith('C');

/** Waiting, before the first pitch or during the game, for rain, light or whatever `status.reason` says. */
export const isDelayed = ({ status }: HasStatus): boolean => status.words.startsWith('Delayed');

export const isWarmup = ({ status }: HasStatus): boolean => status.code === 'PW';

/** Whether play has begun: the scoreboard has something to show. */
export const hasStarted = ({ inning }: Pick<GameView, 'inning'>): boolean => inning !== null;

/** Between half-innings: nobody bats. */
export const isBetweenInnings = ({ inningState }: Pick<GameView, 'inningState'>): boolean =>
  inningState === 'Middle' || inningState === 'End';

/** The side at bat, or next at bat between half-innings; null before the game. */
export const battingSide = ({ inningState }: Pick<GameView, 'inningState'>): Side | null => {
  if (inningState === null) return null;
  return inningState === 'Top' || inningState === 'End' ? 'away' : 'home';
};

export const isInProgress = (plateAppearance: PlateAppearance): boolean => plateAppearance.event === null;

/** The side that won a final game; null for a tie and for every other state. */
export const winningSide = (view: Pick<GameView, 'status' | 'totals'>): Side | null => {
  const { away, home } = view.totals;
  if (!isFinal(view) || away.runs === home.runs) return null;
  return away.runs > home.runs ? 'away' : 'home';
};

/** An unplayed bottom half of the last inning is an X on the line score. */
export const isUnplayedHalf = (view: GameView, inning: number, side: Side): boolean =>
  side === 'home' && isFinal(view) && view.lineScore.at(-1)?.number === inning && view.lineScore.at(-1)?.home === null;
