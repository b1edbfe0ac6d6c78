import { ordinal } from '#domain/stats/ordinal.ts';
import { isBetweenInnings, isInProgress, isLive, isOver } from './predicates.ts';
import type { Bases, GameView, PlateAppearance } from './model.ts';

type People = GameView['people'];
type InningFacts = Pick<GameView, 'status' | 'inning' | 'inningState' | 'scheduledInnings'>;

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

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

/** '2 balls, 1 strike, 1 out'. */
export function describeCount({ balls, strikes, outs }: Pick<GameView, 'balls' | 'strikes' | 'outs'>): string {
  return [counted(balls, 'ball'), counted(strikes, 'strike'), counted(outs, 'out')].join(', ');
}

/** 'Final', or 'Final, 11 innings' when it took more or fewer than scheduled. */
const describeEnd = ({ status, inning, scheduledInnings }: InningFacts): string =>
  inning === null || inning === scheduledInnings ? status.words : `${status.words}, ${inning} innings`;

/** 'Bottom of the 7th'; the status in its own words before the first pitch and where play is not going on. */
export function describeInning(view: InningFacts): string {
  const { status, inning, inningState } = view;
  if (isOver(view)) return describeEnd(view);
  if (inning === null || inningState === null) return status.words;
  const where = `${inningState} of the ${ordinal(inning)}`;
  return isLive(view) && status.words === 'In Progress' ? where : `${status.words}, ${where.toLowerCase()}`;
}

/** 'Rangers 2, Dodgers 14'. */
export function describeScore({ teams, totals }: Pick<GameView, 'teams' | 'totals'>): string {
  return `${teams.away.shortName} ${totals.away.runs}, ${teams.home.shortName} ${totals.home.runs}`;
}

/** 'Shohei Ohtani bats against Dane Dunning'. */
export function describeMatchup(plateAppearance: PlateAppearance, people: People): string {
  return `${nameOf(people, plateAppearance.batterId)} bats against ${nameOf(people, plateAppearance.pitcherId)}`;
}

/** What is going on at the plate: the result in the league's words, the newest note, or who faces whom. */
export function describePlay(view: Pick<GameView, 'plateAppearance' | 'people'>): string {
  const { plateAppearance, people } = view;
  if (!plateAppearance) return 'No plate appearance yet';
  if (!isInProgress(plateAppearance)) return plateAppearance.description ?? plateAppearance.event ?? 'Play';
  const hasBegun = plateAppearance.pitches.length > 0;
  return hasBegun
    ? describeMatchup(plateAppearance, people)
    : (plateAppearance.notes.at(-1) ?? describeMatchup(plateAppearance, people));
}

/** One sentence for whoever listens instead of looking: score, inning, count and bases. */
export function describeSituation(view: GameView): string {
  const parts = [describeScore(view), describeInning(view)];
  const isAtBat = isLive(view) && view.inning !== null && !isBetweenInnings(view);
  const atBat = isAtBat ? [describeCount(view), describeBases(view.bases, view.people)] : [];
  return `${[...parts, ...atBat].join('. ')}.`;
}
