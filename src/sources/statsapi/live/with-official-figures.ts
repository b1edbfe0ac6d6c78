import type { GameEvent, GameEventOf, GameHeader } from '#rules/baseball/game/event.ts';
import type { Side, Totals } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver } from '#rules/baseball/game/predicates.ts';
import { startOf, type Progress } from '#rules/baseball/game/progress.ts';
import { step } from '#rules/baseball/game/step.ts';
import type { WireLineScore } from '../schedule/wire-schedule.ts';
import {
  currentHalf,
  firstHalf,
  type HalfNumber,
  isSettled,
  lackOf,
  lastComplete,
  numberOf,
  type OfficialHalf,
  officialHalves,
  officialSituation,
  outsAtEnd,
  placeOf,
  situationAfter,
} from './official-halves.ts';
import type { PlayPlace } from './plays/to-plate-appearance.ts';

/** The events of one play. `isAfterGap`: by the numbers of the plays, the one before it is missing */
export type Played = { place: PlayPlace; isAfterGap: boolean; events: GameEvent[] };

type Sources = {
  header: GameHeader;
  line: WireLineScore;
  /** a half-inning may end before its third out, by agreement */
  endsEarly: boolean;
  /** the half-innings of a live game in which the official figures win; 0: the totals */
  settled: ReadonlySet<HalfNumber>;
  /** when the figures after the last play were known, at the latest (epoch ms); 0 if unknown */
  knownBy: number;
};

/** `lacking`: the half-innings of a live game in which the plays and the line score differ; 0: the totals */
type Joined = { events: GameEvent[]; lacking: HalfNumber[] };

type OfficialFigures = GameEventOf<'officialFigures'>;
type Added = OfficialFigures['added'];

/** A half-inning with its plays, and the first play after it. */
type HalfInning = {
  number: HalfNumber;
  official: OfficialHalf | undefined;
  plays: readonly Played[];
  next: Played | undefined;
  isLast: boolean;
};

const minus = (one: Totals, other: Totals): Totals => lackOf(one, other);

const isNothing = ({ away, home }: Added): boolean =>
  [away, home].every(({ runs, hits, errors }) => runs === 0 && hits === 0 && errors === 0);

/** A hit that became an error, or the other way round, or another error is no missing play. */
const isScoredOtherwise = ({ away, home }: Added): boolean => {
  const [hits, errors] = [away.hits + home.hits, away.errors + home.errors];
  return away.runs === 0 && home.runs === 0 && (hits === 0 || hits === -errors);
};

/** What a half-inning has besides its plays: the game before and after them. */
const addedOf = ({ official }: HalfInning, before: Progress, after: Progress): Added => {
  const added = (side: Side) => lackOf(official?.[side] ?? {}, minus(after.totals[side], before.totals[side]));
  return { away: added('away'), home: added('home') };
};

/** A half-inning has three outs; the last one of the game has those of the line score. */
const isCut = ({ number, next, isLast }: HalfInning, outs: number, { line, endsEarly }: Sources): boolean =>
  isLast ? outs < outsAtEnd(number, line) : outs < 3 && (!endsEarly || next?.isAfterGap !== false);

/** A gap before the first play belongs to the half-inning before, if that has no third out. */
const hasGap = ({ number, plays }: HalfInning, outsBefore: number): boolean =>
  plays.some(({ isAfterGap }, place) => isAfterGap && (place > 0 || number === firstHalf || outsBefore === 3));

type Outs = { before: number; after: number };

const lacksPlays = (half: HalfInning, outs: Outs, sources: Sources): boolean =>
  half.plays.length === 0 || isCut(half, outs.after, sources) || hasGap(half, outs.before);

/** The half-innings that have plays or official runs, in order. */
function halfInningsOf(played: readonly Played[], line: WireLineScore): HalfInning[] {
  const byHalf = Map.groupBy(played, ({ place }) => numberOf(place));
  const official = officialHalves(line);
  const numbers = [...new Set([...byHalf.keys(), ...official.keys()])].toSorted((one, other) => one - other);
  return numbers.map((number) => ({
    number,
    official: official.get(number),
    plays: byHalf.get(number) ?? [],
    next: played.find(({ place }) => numberOf(place) > number),
    isLast: number === numbers.at(-1),
  }));
}

/** The totals, with the situation of a line score that is ahead of all plays; null if they are those of the game. */
function restOf(game: Progress, { line, header }: Sources): Omit<OfficialFigures, 'at'> | null {
  const { away, home } = line.teams ?? {};
  const added = { away: lackOf(away ?? {}, game.totals.away), home: lackOf(home ?? {}, game.totals.home) };
  const { status } = header;
  const hasResult = isOver(header) && away?.runs !== undefined && home?.runs !== undefined;
  const isBegun = hasResult || lastComplete(line) > 0 || (!isSettled(status) && line.currentInning !== undefined);
  const isInProgress = game.current === null && !isOver(header);
  const isAhead = isInProgress
    ? (currentHalf(line) ?? 0) > numberOf({ ...game, inning: game.inning ?? 0 })
    : isOver(header) && (line.currentInning ?? 0) > (game.inning ?? 0);
  const situation = isAhead ? officialSituation(line, status) : null;
  const rest = { type: 'officialFigures', inning: null, half: null, added, situation } as const;
  if (!hasStarted(game)) return isBegun || !isNothing(added) ? { ...rest, isMissing: true } : null;
  const isMissing = (isAhead && !isInProgress) || !isScoredOtherwise(added);
  return isAhead || isMissing || !isNothing(added) ? { ...rest, isMissing } : null;
}

/** Whether each play is in the half-inning of the play before, or in a later one. */
const isInOrder = (played: readonly Played[]): boolean =>
  played.every(({ place }, index) => numberOf(place) >= numberOf(played[index - 1]?.place ?? place));

/**
 * The events of a game with the official figures where they win: in a game that is not being played; in a live one in the settled
 * half-innings, and in one that has no plays after its first half-inning.
 */
export function withOfficialFigures(played: readonly Played[], sources: Sources): Joined {
  const { header, line, settled, knownBy } = sources;
  const events: GameEvent[] = [];
  const lacking: HalfNumber[] = [];
  let game = startOf(header, []);
  let outsBefore = 0;
  const add = (event: GameEvent) => {
    events.push(event);
    game = step(game, event, header);
  };
  const isPlayed = !isSettled(header.status);
  const hasPlays = played.length > 0;
  const wins = (number: HalfNumber) => !isPlayed || settled.has(number) || (!hasPlays && lastComplete(line) > 0);
  const addOfficial = (number: HalfNumber, found: Omit<OfficialFigures, 'at'>, next?: Played) => {
    lacking.push(number);
    const newest = events.at(-1)?.at ?? 0;
    const at = next?.events[0]?.at ?? (found.isMissing ? Math.max(newest, knownBy) : newest);
    if (wins(number)) add({ ...found, at });
  };
  if (!isInOrder(played)) for (const event of played.flatMap((play) => play.events)) add(event);
  for (const half of isInOrder(played) ? halfInningsOf(played, line) : []) {
    const { number, plays, next } = half;
    const before = game;
    for (const event of plays.flatMap((play) => play.events)) add(event);
    if (isPlayed && hasPlays && number > lastComplete(line)) continue;
    const added = addedOf(half, before, game);
    const isMissing = lacksPlays(half, { before: outsBefore, after: game.outs }, sources) || !isScoredOtherwise(added);
    outsBefore = plays.length === 0 ? 0 : game.outs;
    if (isNothing(added) && !isMissing) continue;
    const situation = isMissing ? situationAfter(number, line, header.status) : null;
    addOfficial(number, { type: 'officialFigures', ...placeOf(number), added, isMissing, situation }, next);
  }
  const rest = isPlayed && hasPlays ? null : restOf(game, sources);
  if (rest) addOfficial(0, rest);
  return { events, lacking: isPlayed ? lacking : [] };
}
