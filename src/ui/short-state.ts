import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isFinal } from '#rules/baseball/game/predicates.ts';

const shortStates: Record<string, string> = { Top: 'Top', Middle: 'Mid', Bottom: 'Bot', End: 'End' };

type Playable = Pick<GameCard, 'status' | 'inning' | 'inningState' | 'scheduledInnings'>;

/** 'Bot 7', 'Final', 'Final/10', 'TBD', else the status text of the league. */
export function formatShortState({ status, inning, inningState, scheduledInnings }: Playable): string {
  if (isFinal({ status })) return inning === null || inning === scheduledInnings ? 'Final' : `Final/${inning}`;
  if (status.phase === 'live' && inning !== null) return `${shortStates[inningState ?? ''] ?? 'In'} ${inning}`;
  if (status.phase === 'open' && status.startTimeTbd) return 'TBD';
  return status.text.split(':')[0] ?? status.text;
}
