import { unknownPlayer } from '../player-names.ts';
import type { Bases, GameView, PlateAppearance } from './model.ts';
import { isInProgress } from './predicates.ts';

type People = GameView['people'];

export function nameOf(people: People, id: number | null): string {
  return id === null ? '' : (people[id] ?? unknownPlayer);
}

/** 'Rangers 2, Dodgers 14'. */
export function describeScore({ teams, totals }: Pick<GameView, 'teams' | 'totals'>): string {
  return `${teams.away.shortName} ${totals.away.runs}, ${teams.home.shortName} ${totals.home.runs}`;
}

/** 'Shohei Ohtani bats against Dane Dunning'. */
export function describeMatchup(plateAppearance: PlateAppearance, people: People): string {
  return `${nameOf(people, plateAppearance.batterId)} bats against ${nameOf(people, plateAppearance.pitcherId)}`;
}

/** The current play: the result in the upstream's description, the newest note, or the matchup. */
export function describePlay(view: Pick<GameView, 'plateAppearance' | 'people'>): string {
  const { plateAppearance, people } = view;
  if (!plateAppearance) return 'No plate appearance yet';
  if (!isInProgress(plateAppearance)) return plateAppearance.description ?? plateAppearance.event ?? 'Play';
  const hasBegun = plateAppearance.pitches.length > 0;
  return hasBegun
    ? describeMatchup(plateAppearance, people)
    : (plateAppearance.notes.at(-1) ?? describeMatchup(plateAppearance, people));
}

/** '1 out', '2 outs'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'HR', '2 HR' in a line of figures; nothing for 0. */
export function figureOf(count: number, name: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? name : `${count} ${name}`];
}

/** What a club has left by a rule that applies, in a view of an earlier time: only the newest count is known. */
export const unknownCount = -1;

/** 'Bases empty', 'Runner on second', 'Runners on first and third', 'Bases loaded'. */
export function describeBases({ first, second, third }: Bases): string {
  const taken = [
    { base: 'first', runner: first },
    { base: 'second', runner: second },
    { base: 'third', runner: third },
  ].filter(({ runner }) => runner !== null);
  if (taken.length === 0) return 'Bases empty';
  if (taken.length === 3) return 'Bases loaded';
  return `${taken.length === 1 ? 'Runner' : 'Runners'} on ${taken.map(({ base }) => base).join(' and ')}`;
}
