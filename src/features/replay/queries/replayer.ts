import type { GameLogResponse, gameLog } from '#features/games/contract.ts';
import { send } from '#platform/page/call.ts';
import { createCheckpoints } from '#rules/baseball/game/fold.ts';
import { chanceIn, situationOf } from '#rules/baseball/game/home-chance.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { placeAt, type Moment } from '#rules/baseball/replay/find-moment.ts';
import { type Instant, instantAfter } from '#rules/baseball/replay/instant.ts';
import { momentsOf } from '#rules/baseball/replay/moments.ts';
import { nextSituation } from '#rules/baseball/win-probability/what-if.ts';
import type { Situation } from '#rules/baseball/win-probability/win-model.ts';

/** A game that can be shown at any of its moments. A place is the index of a moment. */
export type Replayer = {
  people: GameView['people'];
  moments: readonly Moment[];
  placeAt(moments: readonly Moment[], time: number): number;
  instantAt(moment: Moment): Instant;
  isOverAt(moment: Moment): boolean;
  /** The situation in which a plate appearance began. Null for one that is not in the events. */
  situationBefore(playIndex: number): Situation | null;
  /** The home team's probability of winning in a situation of this game, 0 to 1. */
  chanceOf(situation: Situation): number;
};

/** Prepares the replay of a game. */
function createReplayer({ header, events }: Pick<GameLogResponse, 'header' | 'events'>): Replayer {
  const checkpoints = createCheckpoints({ header, events });
  return {
    people: Object.fromEntries(Object.entries(header.players).map(([id, { name }]) => [id, name])),
    moments: momentsOf(checkpoints),
    placeAt,
    instantAt: ({ count }) => instantAfter(checkpoints, count),
    isOverAt: ({ count }) => isOver(checkpoints.after(count)),
    situationBefore(playIndex) {
      const started = events.findIndex((event) => event.type === 'plateAppearanceStarted' && event.index === playIndex);
      if (started < 0) return null;
      // a runner is placed after the start
      const isPlaced = events[started + 1]?.type === 'placedRunner';
      return nextSituation(situationOf(checkpoints.after(started + (isPlaced ? 2 : 1)), header));
    },
    chanceOf: (situation) => chanceIn(situation, header.forecast) / 1000,
  };
}

/** Loads the events of a game and prepares its replay. */
export async function openReplay(gamePk: string): Promise<Replayer> {
  return createReplayer(await send<typeof gameLog>('GET /api/games/:gamePk/log', { params: { gamePk } }));
}
