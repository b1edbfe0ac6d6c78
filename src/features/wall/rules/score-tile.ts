import { formatFinal, formatLiveState, formatStatus } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Bases, GameView } from '#rules/baseball/game/model.ts';
import { nameNoHitter } from '#rules/baseball/game/name-no-hitter.ts';
import { isFinal, isLive, isOver, isPickable, isUnderReview, scheduledStart } from '#rules/baseball/game/predicates.ts';

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
  if (isFinal(game)) return formatFinal(game).replace('F', 'Final');
  if (isLive(game)) return formatLiveState(game);
  if (isPickable(game)) return scheduledStart(game) === null ? 'Time to be decided' : null;
  return isOver(game) ? game.status.text : formatStatus(game);
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
    away: clubOf(teams.away, card.inning === null ? null : teams.away.score),
    home: clubOf(teams.home, card.inning === null ? null : teams.home.score),
    situation: isKnown && isLive(card) ? { bases, balls, strikes, outs } : null,
  };
}

/** The tile of a live game. */
export function tileOfView(view: GameView): ScoreTile {
  const { gamePk, teams, totals, bases, balls, strikes, outs } = view;
  const hasScore = view.inning !== null;
  return {
    gamePk,
    ...stateOf(view),
    away: clubOf(teams.away, hasScore ? totals.away.runs : null),
    home: clubOf(teams.home, hasScore ? totals.home.runs : null),
    situation: hasScore && isLive(view) ? { bases, balls, strikes, outs } : null,
  };
}
