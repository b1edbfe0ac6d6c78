import { isInProgress } from './predicates.ts';
import type { Bases, GameView, PlateAppearance } from './model.ts';

type People = GameView['people'];

const listed = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function nameOf(people: People, id: number | null): string {
  return id === null ? '' : (people[id] ?? 'Unknown');
}

/** 'Bases empty', 'Runner on second: Ohtani', 'Runners on first and third: Smith, Ohtani', 'Bases loaded: …'. */
export function describeBases(bases: Bases, people: People): string {
  const { first, second, third } = bases;
  const taken = [
    { base: 'first', runner: first },
    { base: 'second', runner: second },
    { base: 'third', runner: third },
  ].filter(({ runner }) => runner !== null);
  if (taken.length === 0) return 'Bases empty';
  const names = taken.map(({ runner }) => nameOf(people, runner)).join(', ');
  if (taken.length === 3) return `Bases loaded: ${names}`;
  return `${taken.length === 1 ? 'Runner' : 'Runners'} on ${listed(taken.map(({ base }) => base))}: ${names}`;
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
