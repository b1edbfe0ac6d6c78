import { countOf } from '../describe.ts';
import { isBetweenInnings, isOver } from '../predicates.ts';
import { battingSideOf, fieldingSideOf, type Progress } from '../progress.ts';
import { isLateInning, momentOfStep, type FoundMoment, type GameStep } from './game-moment.ts';

/** a game in which the home team's chance to win, in ‰, is between these is close */
const closeChance = { min: 100, max: 900 };

const runnersOf = ({ bases }: Progress): number =>
  [bases.first, bases.second, bases.third].filter((runner) => runner !== null).length;

const isClose = ({ current }: Progress): boolean =>
  current !== null && current.homeChance >= closeChance.min && current.homeChance <= closeChance.max;

/** A home run would tie the game for the side that is behind and bats. */
const isOneSwingFromTie = ({ totals, half, ...game }: Progress): boolean => {
  const deficit = totals[fieldingSideOf(half)].runs - totals[battingSideOf(half)].runs;
  return deficit >= 1 && deficit <= runnersOf({ totals, half, ...game }) + 1;
};

/** A home run would win the game for the home side, which bats in the last inning or later. */
const isWalkOffChance = ({ inning, half, totals, ...game }: Progress, scheduledInnings: number): boolean =>
  half === 'bottom' &&
  inning !== null &&
  inning >= scheduledInnings &&
  totals.away.runs - totals.home.runs <= runnersOf({ inning, half, totals, ...game });

const withOuts = (step: GameStep, moment: FoundMoment): FoundMoment => ({
  ...moment,
  situation: `${moment.situation}, ${countOf(step.after.outs, 'out')}`,
});

/**
 * A late inning in which one swing can tie the game, or win it, and full bases in a close game: once per half-inning. Only a batter who comes
 * up or a play that ends makes one, because between the moves of a play the bases are not what they will be.
 */
function halfInningMoments(step: GameStep): FoundMoment[] {
  const { header, after, event } = step;
  const { inning, half } = after;
  if (event.type !== 'plateAppearanceStarted' && event.type !== 'plateAppearanceEnded') return [];
  if (inning === null || isBetweenInnings(after) || isOver(after)) return [];
  const { id, shortName } = header.teams[battingSideOf(half)];
  const found: FoundMoment[] = [];
  if (isLateInning(inning, header) && isOneSwingFromTie(after)) {
    const headline = `${shortName} are one swing from a tie`;
    const priority = inning >= header.scheduledInnings ? 3 : 2;
    found.push(
      momentOfStep(step, `${inning}:${half}`, { kind: 'closeAndLate', headline, clubId: id, priority, play: null }),
    );
  }
  if (isWalkOffChance(after, header.scheduledInnings)) {
    const headline = `${shortName} can walk it off`;
    found.push(
      momentOfStep(step, `${inning}:${half}`, { kind: 'walkOffChance', headline, clubId: id, priority: 3, play: null }),
    );
  }
  if (runnersOf(after) === 3 && isClose(after)) {
    const headline = `Bases loaded for the ${shortName}`;
    const priority = isLateInning(inning, header) ? 2 : 1;
    found.push(
      momentOfStep(step, `${inning}:${half}`, { kind: 'basesLoaded', headline, clubId: id, priority, play: null }),
    );
  }
  return found.map((moment) => withOuts(step, moment));
}

function extraInnings(step: GameStep): FoundMoment[] {
  const { header, before, after } = step;
  const { scheduledInnings } = header;
  if ((before.inning ?? 0) > scheduledInnings || (after.inning ?? 0) <= scheduledInnings) return [];
  return [momentOfStep(step, '', { kind: 'extraInnings', headline: 'Extra innings', priority: 2 })];
}

/** What the situation after a step makes a moment. */
export function situationMoments(step: GameStep): FoundMoment[] {
  return [...halfInningMoments(step), ...extraInnings(step)];
}
