import type { Side } from '../model.ts';
import { battingSideOf } from '../progress.ts';
import {
  momentOfStep,
  priorityOfSwing,
  scoreOf,
  swingOf,
  type FoundMoment,
  type GameStep,
  type Priority,
} from './game-moment.ts';

const sides = ['away', 'home'] as const satisfies Side[];

const leaderOf = ({ away, home }: Record<Side, number>): Side | null => {
  if (away === home) return null;
  return away > home ? 'away' : 'home';
};

/** Where runs scored: the play, or the half-inning of official figures. The lead changes at most once in it. */
const placeOf = ({ event, after }: GameStep): string =>
  event.type === 'officialFigures'
    ? `figures-${event.inning ?? 'all'}-${event.half ?? 'all'}`
    : String(after.current?.index ?? 0);

const homers = ['homers', 'hits a solo homer', 'hits a two-run homer', 'hits a three-run homer', 'hits a grand slam'];

/** What a batter with a home run did: 'hits a two-run homer'. */
export function describeHomer(runs: number): string {
  return homers[runs] ?? 'homers';
}

/** A grand slam, or a home run that changed the chance to win a lot, has the highest priority. */
export function priorityOfHomer({ before, after }: GameStep): Priority {
  const change = (after.current?.homeChance ?? 0) - (before.current?.homeChance ?? 0);
  return after.current?.rbi === 4 ? 3 : priorityOfSwing(change, 2);
}

/** Whether a plate appearance ends with a home run. */
export function isHomer({ event }: GameStep): boolean {
  return event.type === 'plateAppearanceEnded' && event.event === 'Home Run';
}

function homeRun(step: GameStep): FoundMoment[] {
  const { header, after } = step;
  const { current } = after;
  if (!isHomer(step) || current === null) return [];
  const name = header.players[current.batterId]?.name ?? `A batter of the ${clubOf(step).shortName}`;
  const facts = { clubId: clubOf(step).id, priority: priorityOfHomer(step) };
  const headline = `${name} ${describeHomer(current.rbi)}`;
  return [momentOfStep(step, String(current.index), { kind: 'homeRun', headline, ...facts })];
}

const clubOf = ({ header, after }: GameStep) => header.teams[battingSideOf(after.half)];

/** The home club wins as soon as it leads in the bottom of the last inning. */
const isWalkOff = ({ header, after: { half, inning } }: GameStep): boolean =>
  half === 'bottom' && (inning ?? 0) >= header.scheduledInnings;

/** The lead is new, or gone: the score says which. */
function leadMoments(step: GameStep, scorer: Side): FoundMoment[] {
  const { header, before, after } = step;
  const [former, leader] = [leaderOf(scoreOf(before)), leaderOf(scoreOf(after))];
  if (former === leader) return [];
  const { id, shortName } = header.teams[leader ?? scorer];
  const facts = { clubId: id, score: scoreOf(after), priority: priorityOfSwing(swingOf(step), 2) };
  const unique = `${placeOf(step)}:${leader ?? scorer}`;
  return leader === null
    ? [momentOfStep(step, unique, { kind: 'tie', headline: `${shortName} tie the game`, ...facts })]
    : [
        momentOfStep(step, unique, {
          kind: 'leadChange',
          headline: `${shortName} ${isWalkOff(step) ? 'walk it off' : 'take the lead'}`,
          ...facts,
        }),
      ];
}

/** Runs, home runs, ties and changes of the lead of a step. */
export function scoreMoments(step: GameStep): FoundMoment[] {
  const { header, before, after, scorings } = step;
  const scorers = sides.filter((side) => after.totals[side].runs > before.totals[side].runs);
  const runs = scorers.map((side) => {
    const { id, shortName } = header.teams[side];
    const count = after.totals[side].runs - before.totals[side].runs;
    const headline = `${shortName} score ${count === 1 ? 'a run' : `${count} runs`}`;
    const facts = { clubId: id, score: scoreOf(after), priority: priorityOfSwing(swingOf(step), 1) };
    return momentOfStep(step, `${placeOf(step)}:${side}:${scorings}`, { kind: 'run', headline, ...facts });
  });
  const [scorer] = scorers;
  return [...runs, ...(scorer === undefined ? [] : leadMoments(step, scorer)), ...homeRun(step)];
}
