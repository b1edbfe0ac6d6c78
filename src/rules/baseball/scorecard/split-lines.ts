import type { GameLog } from '#rules/baseball/game/event.ts';
import type { Hand, PlateAppearance } from '#rules/baseball/game/model.ts';
import { isAtBat, isUnfinished, isWalk, type Outcome, outcomeOf } from './outcome.ts';

/** What a batter did against pitchers of one hand in a game. `pitchHand`: '?' if the hand is not known */
export type SplitLine = {
  batterId: number;
  pitchHand: Hand | '?';
  isHome: boolean;
  plateAppearances: number;
  atBats: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  walks: number;
  hitByPitch: number;
  sacrificeFlies: number;
  strikeOuts: number;
};

const counts: Partial<
  Record<Outcome, 'doubles' | 'triples' | 'homeRuns' | 'hitByPitch' | 'sacrificeFlies' | 'strikeOuts'>
> = {
  double: 'doubles',
  triple: 'triples',
  homeRun: 'homeRuns',
  hitByPitch: 'hitByPitch',
  sacrificeFly: 'sacrificeFlies',
  strikeout: 'strikeOuts',
};

const emptyLine = (batterId: number, pitchHand: SplitLine['pitchHand'], isHome: boolean): SplitLine => ({
  batterId,
  pitchHand,
  isHome,
  plateAppearances: 0,
  atBats: 0,
  hits: 0,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  walks: 0,
  hitByPitch: 0,
  sacrificeFlies: 0,
  strikeOuts: 0,
});

/**
 * The lines of all batters of a game, one for each hand that they faced, from its log and the plate appearances of that log. The pitcher who ends a
 * plate appearance is the one that counts.
 */
export function splitLinesOf({ events }: Pick<GameLog, 'events'>, plays: readonly PlateAppearance[]): SplitLine[] {
  const lines = new Map<string, SplitLine>();
  const byIndex = new Map(plays.map((play) => [play.index, play]));
  let index = -1;
  for (const event of events) {
    if (event.type === 'plateAppearanceStarted') ({ index } = event);
    const play = byIndex.get(index);
    if (event.type !== 'plateAppearanceEnded' || play === undefined) continue;
    const outcome = outcomeOf(event.event);
    if (isUnfinished(event, outcome)) continue;
    const hand = play.pitchHand ?? '?';
    const key = `${play.batterId} ${hand}`;
    const line = lines.get(key) ?? emptyLine(play.batterId, hand, play.half === 'bottom');
    lines.set(key, line);
    line.plateAppearances += 1;
    line.atBats += Number(isAtBat(outcome));
    line.hits += Number(event.isHit);
    line.walks += Number(isWalk(outcome));
    const name = counts[outcome];
    if (name !== undefined) line[name] += 1;
  }
  return [...lines.values()];
}
