import { unknownPlayer } from '../../player-names.ts';
import { ordinal } from '../../stats/figures.ts';
import type { GameEventOf, GameHeader } from '../event.ts';
import type { PlateAppearance, Side } from '../model.ts';
import type { Progress } from '../progress.ts';
import { momentOfStep, type FoundMoment, type GameStep, type MomentKind, type Priority } from './game-moment.ts';
import { describeHomer, isHomer, priorityOfHomer } from './score-moments.ts';

/** The ids of the players whose moments are wanted. */
export type WantedPlayers = ReadonlySet<number>;

const sides = ['away', 'home'] as const satisfies Side[];

const nameOf = ({ players }: GameHeader, id: number): string => players[id]?.name ?? unknownPlayer;

type Facts = { kind: MomentKind; playerId: number; priority: Priority; headline: string; unique?: string };

const ofPlayer = (step: GameStep, { unique = '', ...facts }: Facts, more: Partial<FoundMoment> = {}): FoundMoment =>
  momentOfStep(step, [facts.playerId, unique].filter((part) => part !== '').join(':'), {
    ...facts,
    plainHeadline: facts.headline,
    ...more,
  });

const inPlaceOf = (game: Progress, side: Side, playerId: number): boolean =>
  game.pitchers[side] === playerId || game.lineups[side].some((slot) => slot.playerId === playerId);

const reaches: Record<string, string> = {
  Single: 'singles',
  Double: 'doubles',
  Triple: 'triples',
  Walk: 'walks',
  'Intent Walk': 'is intentionally walked',
  'Hit By Pitch': 'is hit by a pitch',
  'Field Error': 'reaches on an error',
  'Fielders Choice': 'reaches on a fielder’s choice',
  'Catcher Interference': 'reaches on catcher’s interference',
};

/** The batter is on base because another runner was put out. */
const otherIsOut = /^(?:Forceout|Fielders Choice Out|.*DP|.*Double Play)$/;

/** Whether the batter of a play that ends is safe on a base. A batter with a hit who is put out later counts too. */
const isSafe = (
  { before, hasBatterScored }: GameStep,
  event: GameEventOf<'plateAppearanceEnded'>,
  batterId: number,
): boolean =>
  event.isHit || hasBatterScored || (Object.values(before.bases).includes(batterId) && !otherIsOut.test(event.event));

function atBat(step: GameStep, event: GameEventOf<'plateAppearanceEnded'>, { batterId, index }: PlateAppearance) {
  const { header, after } = step;
  const name = nameOf(header, batterId);
  const facts = { playerId: batterId, unique: String(index) };
  if (isHomer(step)) {
    const headline = `${name} ${describeHomer(after.current?.rbi ?? 0)}`;
    const priority = priorityOfHomer(step);
    // without the score, the run must stay unknown
    return [ofPlayer(step, { ...facts, kind: 'playerHomeRun', priority, headline }, { plainHeadline: null })];
  }
  if (!isSafe(step, event, batterId)) return [];
  const headline = `${name} ${reaches[event.event] ?? 'reaches base'}`;
  return [
    ofPlayer(step, { ...facts, kind: 'playerOnBase', priority: 1, headline }, { plainHeadline: `${name} is on base` }),
  ];
}

const enters = (step: GameStep, id: number): FoundMoment =>
  ofPlayer(
    step,
    { kind: 'playerPitches', playerId: id, priority: 2, headline: `${nameOf(step.header, id)} comes in to pitch` },
    { play: null },
  );

function replacement(step: GameStep, id: number, byId: number | null): FoundMoment {
  const { header } = step;
  const headline = byId === null ? 'leaves the game' : `leaves the game for ${nameOf(header, byId)}`;
  const facts = { kind: 'playerReplaced', playerId: id, priority: 1 } as const;
  return ofPlayer(step, { ...facts, headline: `${nameOf(header, id)} ${headline}` }, { play: null });
}

/** Who comes in to pitch, and who is no longer in the lineup or on the mound. */
function changesOf(step: GameStep, side: Side, wanted: WantedPlayers): FoundMoment[] {
  const { before, after, event } = step;
  if (before.lineups[side] === after.lineups[side] && before.pitchers[side] === after.pitchers[side]) return [];
  const [former, pitcher] = [before.pitchers[side], after.pitchers[side]];
  const isNew = former !== null && pitcher !== null && pitcher !== former && wanted.has(pitcher);
  const players = [...before.lineups[side].map(({ playerId }) => playerId), former];
  const gone = new Set(players.filter((id) => id !== null && wanted.has(id) && !inPlaceOf(after, side, id)));
  const byId = event.type === 'substitution' ? event.playerId : pitcher;
  return [...(isNew ? [enters(step, pitcher)] : []), ...[...gone].map((id) => replacement(step, id ?? 0, byId))];
}

/** What the wanted players do in a step. */
export function playerMoments(step: GameStep, wanted: WantedPlayers): FoundMoment[] {
  const { after, event } = step;
  if (wanted.size === 0) return [];
  if (event.type === 'plateAppearanceEnded') {
    return after.current !== null && wanted.has(after.current.batterId) ? atBat(step, event, after.current) : [];
  }
  if (event.type !== 'substitution' && event.type !== 'plateAppearanceStarted') return [];
  return sides.flatMap((side) => changesOf(step, side, wanted));
}

/** 'Juan Soto is in the lineup, batting 2nd (RF)'; null while it is not known, and for a pitcher who does not start. */
function lineupHeadline(
  { lineups, startingPitchers, probablePitchers, players }: GameHeader,
  id: number,
): [text: string, isIn: boolean] | null {
  const name = players[id]?.name;
  const slot = [...lineups.away, ...lineups.home].find(({ playerId }) => playerId === id);
  if (name === undefined) return null;
  if (slot) return [`${name} is in the lineup, batting ${ordinal(slot.order)} (${slot.position})`, true];
  const starts = sides.some(
    (side) => lineups[side].length > 0 && (startingPitchers[side] ?? probablePitchers?.[side]?.id) === id,
  );
  if (starts) return [`${name} is the starting pitcher`, true];
  const isKnown = sides.every((side) => lineups[side].length > 0);
  return isKnown && players[id]?.position !== 'P' ? [`${name} is not in the lineup`, false] : null;
}

/** Which wanted players of the rosters are in the starting lineups. */
export function playersInLineups(step: GameStep, wanted: WantedPlayers): FoundMoment[] {
  return [...wanted].flatMap((playerId) => {
    const [headline, isIn] = lineupHeadline(step.header, playerId) ?? [];
    if (headline === undefined) return [];
    const facts = { kind: 'playerLineup', playerId, priority: 2, headline, unique: isIn ? 'in' : 'out' } as const;
    return [ofPlayer(step, facts)];
  });
}
