import { nameNoHitter } from '../game/describe-state.ts';
import { isBetweenInnings } from '../game/predicates.ts';
import { fixed, ordinal } from '../stats/figures.ts';
import type { Situation } from '../win-probability/win-model.ts';
import type { WatchedGame } from './watched-game.ts';

/** What a game means for a race: the goal, and the greatest difference between a win and a loss for the chance of one club, 0 to 1. */
export type Race = { goal: string; change: number };

type Worthy = { situation: Situation; leadChanges: number; race: Race | null };

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
/** smaller numbers are not said */
const leastChanges = 3;
const leastRace = 0.05;

const numberWord = (number: number): string => numbers[number] ?? String(number);
const ordinalWord = (number: number): string => ordinals[number - 1] ?? ordinal(number);

/** 'bases loaded', 'two on', 'one on'; null without runners */
function runnersOf(bases: number): string | null {
  const on = [1, 2, 4].filter((base) => (bases & base) !== 0).length;
  if (on === 0) return null;
  return on === 3 ? 'bases loaded' : `${numberWord(on)} on`;
}

const outsOf = (outs: number): string =>
  outs === 0 ? 'nobody out' : `${numberWord(outs)} ${outs === 1 ? 'out' : 'outs'}`;

/** What may be added to a game without runners; null without any. */
function furtherOf({ leadChanges, race }: Worthy): string | null {
  if (race !== null && race.change >= leastRace) return `${race.goal} ±${fixed(50 * race.change, 0)} points`;
  return leadChanges < leastChanges ? null : `${numberWord(leadChanges)} lead changes`;
}

/** 'bases loaded, one out, tied in the ninth', 'one-run game before the tenth', 'no-hitter by the Herons in the eighth' */
export function describeWorth(card: WatchedGame, worthy: Worthy): string {
  const { bases, outs, inning, homeLead } = worthy.situation;
  const isBetween = isBetweenInnings(card);
  const when = `${isBetween ? 'before' : 'in'} the ${isBetween && card.inningState === 'Middle' ? 'bottom of the ' : ''}${ordinalWord(inning)}`;
  const { noHitter } = card;
  if (noHitter !== null)
    return `${nameNoHitter(noHitter).toLowerCase()} by the ${card.teams[noHitter.side].shortName} ${when}`;
  const score = homeLead === 0 ? 'tied' : `${numberWord(Math.abs(homeLead))}-run game`;
  const runners = isBetween ? null : runnersOf(bases);
  const before = runners === null ? [] : [runners, outsOf(outs)];
  const after = runners === null ? furtherOf(worthy) : null;
  return [...before, `${score} ${when}`, ...(after === null ? [] : [after])].join(', ');
}
