import { formatOver, formatLiveState, formatStatus } from '#rules/baseball/game/card-text.ts';
import { nameNoHitter } from '#rules/baseball/game/describe-state.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Bases, GameView } from '#rules/baseball/game/model.ts';
import {
  compareByStart,
  hasScore,
  hasStarted,
  isCalledOff,
  isHidden,
  isLive,
  isOver,
  isPickable,
  isUnderReview,
  scheduledStart,
} from '#rules/baseball/game/predicates.ts';
import { toLockingGame } from '#rules/picks/lock.ts';
import { nextLock } from '#rules/picks/next-lock.ts';

/** `score`: null before the game, and while it is hidden from the viewer */
type TileClub = { id: number; abbreviation: string; shortName: string; score: number | null };

type Situation = { bases: Bases; balls: number; strikes: number; outs: number };

/** A game in large type: on the wall and in the small window. */
export type ScoreTile = {
  gamePk: number;
  isLive: boolean;
  /** 'Top 7th', 'Final', 'Postponed'; null before a game with a start time */
  headline: string | null;
  /** epoch ms (UTC); null once there is a headline */
  startsAt: number | null;
  away: TileClub;
  home: TileClub;
  /** null if there is no batter, and while it is hidden from the viewer */
  situation: Situation | null;
  /** 'Under review', 'Perfect game' */
  note: string | null;
  /** 'At bat: Ida Voss · Pitching: Dan Ishimura', the starters before a game, the pitchers of record after it; null: not known */
  people: string | null;
};

type Stated = Pick<GameCard, 'inning' | 'inningState' | 'scheduledInnings' | 'startsAt' | 'status' | 'noHitter'>;

function headlineOf(game: Stated): string | null {
  if (isOver(game)) return formatOver(game);
  if (isLive(game)) return formatLiveState(game);
  if (isPickable(game)) return scheduledStart(game) === null ? 'Time to be decided' : null;
  return formatStatus(game);
}

function noteOf(game: Stated): string | null {
  if (isUnderReview(game)) return 'Under review';
  return game.noHitter === null ? null : nameNoHitter(game.noHitter);
}

function stateOf(game: Stated) {
  const headline = headlineOf(game);
  const startsAt = headline === null ? scheduledStart(game) : null;
  return { isLive: isLive(game), headline, startsAt, note: noteOf(game) };
}

const clubOf = ({ id, abbreviation, shortName }: Omit<TileClub, 'score'>, score: number | null): TileClub => ({
  id,
  abbreviation,
  shortName,
  score,
});

const join = (parts: (string | null | undefined | false)[]): string | null => parts.filter(Boolean).join(' · ') || null;

function peopleOf(card: GameCard): string | null {
  const { batter, pitcher, decisions, teams } = card;
  if (isLive(card)) return join([batter && `At bat: ${batter.name}`, pitcher && `Pitching: ${pitcher.name}`]);
  if (decisions) {
    const { winner, loser, save } = decisions;
    return join([winner && `W: ${winner.name}`, loser && `L: ${loser.name}`, save && `S: ${save.name}`]);
  }
  const [away, home] = [teams.away.probablePitcher?.name, teams.home.probablePitcher?.name];
  if (!isPickable(card) || (away === undefined && home === undefined)) return null;
  return `${away ?? 'Not announced'} against ${home ?? 'a starter not announced'}`;
}

/** The tile of a card. A score that is not shown to the viewer is not known. */
export function tileOfCard(card: GameCard): ScoreTile {
  const { gamePk, teams, bases, balls, strikes, outs } = card;
  const isKnown = bases !== null && balls !== null && strikes !== null && outs !== null;
  return {
    gamePk,
    ...stateOf(card),
    away: clubOf(teams.away, hasScore(card) ? teams.away.score : null),
    home: clubOf(teams.home, hasScore(card) ? teams.home.score : null),
    situation: isKnown && isLive(card) ? { bases, balls, strikes, outs } : null,
    people: peopleOf(card),
  };
}

/** The tile of a live game. */
export function tileOfView(view: GameView): ScoreTile {
  const { gamePk, teams, totals, bases, balls, strikes, outs } = view;
  const isStarted = hasStarted(view);
  return {
    gamePk,
    ...stateOf(view),
    away: clubOf(teams.away, isStarted ? totals.away.runs : null),
    home: clubOf(teams.home, isStarted ? totals.home.runs : null),
    situation: isStarted && isLive(view) ? { bases, balls, strikes, outs } : null,
    people: null,
  };
}

/** The looks of the wall. `transparent`: only the games, over the picture of a stream. */
const wallThemes = ['light', 'dark', 'transparent'] as const;

type WallTheme = (typeof wallThemes)[number];

export type WallOptions = {
  /** the games to show, in this order; null: the games of the day */
  gamePks: readonly number[] | null;
  /** null: the theme of the device */
  theme: WallTheme | null;
  /** the game that is most worth watching is large, and the first one */
  isByWorth: boolean;
};

/** More would be too small to read from a sofa. */
const maxWallGames = 9;

/** the largest id of the API */
const largestId = 2_147_483_647;

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= largestId;

/** Parses the parameters of the wall's URL; a text says which field is invalid. An empty value is a missing one. */
export function parseWallOptions(
  games: string | null,
  theme: string | null,
  order: string | null,
): WallOptions | string {
  const gamePks = games ? [...new Set(games.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : 0)))] : null;
  if (gamePks !== null && (gamePks.length > maxWallGames || !gamePks.every(isId)))
    return `games must be one to ${maxWallGames} numbers of games, separated by commas.`;
  const known = theme ? wallThemes.find((each) => each === theme) : null;
  if (known === undefined) return `theme must be one of ${wallThemes.join(', ')}.`;
  return order && order !== 'worth' ? 'order must be worth.' : { gamePks, theme: known, isByWorth: order === 'worth' };
}

/** places of the large game */
const largePlaces = 4;

/**
 * The columns and rows of a wall on a wide screen with this number of games: as square as possible, never higher than wide. `hasLarge`: the
 * first of several games has two columns and two rows.
 */
export function wallGrid(games: number, hasLarge = false): { columns: number; rows: number } {
  const places = hasLarge && games > 1 ? games - 1 + largePlaces : games;
  const columns = Math.max(1, Math.ceil(Math.sqrt(places)));
  return { columns, rows: Math.max(1, Math.ceil(places / columns)) };
}

type Shown = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

/** Live games, those to come, hidden ones, those over, those called off. */
function placeOf(game: Shown): number {
  if (isLive(game)) return 0;
  if (isHidden(game)) return 2;
  if (isCalledOff(game)) return 4;
  return isOver(game) ? 3 : 1;
}

/** All games that a wall can show: those with the ids, in their order, or those of the day, live ones first, then by start. */
export function listWallGames<Game extends Shown>(
  games: readonly Game[],
  gamePks: readonly number[] | null,
): readonly Game[] {
  if (gamePks !== null) return gamePks.flatMap((id) => games.filter(({ gamePk }) => gamePk === id));
  return games.toSorted((one, other) => placeOf(one) - placeOf(other) || compareByStart(one, other));
}

type Arranged<Game> = { tiles: readonly Game[]; rows: readonly Game[] };

/**
 * Up to nine games in tiles, the others in rows: chosen games, else those in progress; without either, the first of the list.
 * `order`: gamePks that come first.
 */
export function arrangeWall<Game extends Shown>(
  listed: readonly Game[],
  { order = [], isChosen = false }: { order?: readonly number[] | undefined; isChosen?: boolean } = {},
): Arranged<Game> {
  const placeIn = ({ gamePk }: Game) => (order.includes(gamePk) ? order.indexOf(gamePk) : order.length);
  const ordered = listed.toSorted((one, other) => placeIn(one) - placeIn(other));
  const large = isChosen || !listed.some(isLive) ? ordered : ordered.filter(isLive);
  const tiles = large.slice(0, maxWallGames);
  return { tiles, rows: ordered.filter((game) => !tiles.includes(game)) };
}

/** `first`: the game to be first; `ranked`: by worth; `touched`: the place under a pointer or a finger, or null */
type Reorder = { first: number | null; ranked: readonly number[]; touched: number | null };

/**
 * The order of a wall's games: the first one, then the others by their worth, then those that are not played. It stays as long as it has the
 * first game, and as long as a tile would move under a pointer.
 */
export function orderWall(shown: readonly number[], { first, ranked, touched }: Reorder): readonly number[] {
  if (first === null || first === shown[0] || !shown.includes(first)) return shown;
  const wanted = new Set([first, ...ranked.filter((gamePk) => shown.includes(gamePk)), ...shown]);
  const next = [...wanted];
  return touched !== null && next[touched] !== shown[touched] ? shown : next;
}

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => toLockingGame(card, { stored: undefined, hasPick: false, now }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
