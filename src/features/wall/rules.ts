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
};

/** More would be too small to read from a sofa. */
const maxWallGames = 9;

/** the largest id of the API */
const largestId = 2_147_483_647;

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0 && id <= largestId;

/** Parses the parameters of the wall's URL; a text says which field is invalid. An empty value is a missing one. */
export function parseWallOptions(games: string | null, theme: string | null): WallOptions | string {
  const gamePks = games ? [...new Set(games.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : 0)))] : null;
  if (gamePks !== null && (gamePks.length > maxWallGames || !gamePks.every(isId)))
    return `games must be one to ${maxWallGames} numbers of games, separated by commas.`;
  const known = theme ? wallThemes.find((each) => each === theme) : null;
  return known === undefined ? `theme must be one of ${wallThemes.join(', ')}.` : { gamePks, theme: known };
}

/** The columns and rows of a wall on a wide screen with this number of games: as square as possible, never higher than wide. */
export function wallGrid(games: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(Math.sqrt(games)));
  return { columns, rows: Math.max(1, Math.ceil(games / columns)) };
}

type Shown = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

/** Live games, those to come, hidden ones, those over, those called off. */
function placeOf(game: Shown): number {
  if (isLive(game)) return 0;
  if (isHidden(game)) return 2;
  if (isCalledOff(game)) return 4;
  return isOver(game) ? 3 : 1;
}

/** The games of a wall: those with the ids, in their order, or up to nine of the day, live ones first, then by start. */
export function chooseWallGames<Game extends Shown>(
  games: readonly Game[],
  gamePks: readonly number[] | null,
): readonly Game[] {
  if (gamePks !== null) return gamePks.flatMap((id) => games.filter(({ gamePk }) => gamePk === id));
  return games
    .toSorted((one, other) => placeOf(one) - placeOf(other) || compareByStart(one, other))
    .slice(0, maxWallGames);
}

/** The game that locks next after `now` (epoch ms, UTC) for any user, and the time; null without one. */
export function nextLockOfCards(cards: readonly GameCard[], now: number): { card: GameCard; locksAt: number } | null {
  const games = cards.map((card) => toLockingGame(card, { stored: undefined, hasPick: false, now }));
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { card, locksAt: next.locksAt } : null;
}
