import type { GameEvent, RunnerMove } from '#rules/baseball/game/event.ts';
import type { Base } from '#rules/baseball/game/model.ts';
import { isErrorCredit, toMoveDetail } from './to-move-detail.ts';
import type { WireRunner } from './wire-play.ts';

const bases = { '1B': 1, '2B': 2, '3B': 3 } as const satisfies Record<string, Base>;

const rank = ({ movement }: WireRunner): number => (movement?.start ? bases[movement.start] : 0);

/**
 * One move per runner. The feed splits a move from first to third into bases. A runner who is out on the way is out.
 */
const moveOf = (unordered: WireRunner[], all: WireRunner[]): RunnerMove[] => {
  const steps = unordered.toSorted((a, b) => rank(a) - rank(b));
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const { start } = first.movement ?? {};
  const { end } = last.movement ?? {};
  const isOut = steps.some((step) => step.movement?.isOut === true);
  const from = start ? bases[start] : null;
  const to = isOut || end === undefined ? null : end === 'score' ? 'home' : bases[end];
  if (from === null && to === null && !isOut) return [];
  return [{ runnerId: first.details.runner.id, from, to, isOut, ...toMoveDetail(steps, all) }];
};

/** A fielder is charged once per error, regardless of how many runners advance (Official Baseball Rules 9.12). */
const errorsOf = (runners: WireRunner[]): (number | null)[] => {
  const charged = runners.flatMap(({ credits }) =>
    credits
      .filter(({ credit }) => isErrorCredit(credit))
      .map(({ credit, player }) => ({ key: `${player?.id} ${credit}`, playerId: player?.id ?? null })),
  );
  return [...new Map(charged.map(({ key, playerId }) => [key, playerId])).values()];
};

/** The runner events of one play event: first the errors, then all moves at once. */
export function toRunnerEvents(runners: WireRunner[], at: number): GameEvent[] {
  const byRunner = Map.groupBy(runners, (runner) => runner.details.runner.id);
  const moves = [...byRunner.values()].flatMap((steps) => moveOf(steps, runners));
  const errors = errorsOf(runners).map((playerId): GameEvent => ({ type: 'error', playerId, at }));
  return moves.length > 0 ? [...errors, { type: 'runners', moves, at }] : errors;
}
