import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { describeGame } from '#rules/baseball/game/moments/game-moment.ts';
import { worthOf } from '#rules/baseball/watching/game-worth.ts';
import { rankGames, urgentWorth } from '#rules/baseball/watching/rank-games.ts';
import type { AlertMoment } from './alert-moment.ts';

/** Alerts of an evening about its best game. */
export const mostBestGames = 3;

/** A game is the best one once an evening. `date`: YYYY-MM-DD */
export function bestGameKey(date: string, { gamePk }: Pick<GameCard, 'gamePk'>): string {
  return `best-${date}-${gamePk}`;
}

/**
 * The game that is most worth watching, as a moment, if it cannot wait; null: none is. `date`: YYYY-MM-DD; `now`: epoch ms, league
 * clock
 */
export function bestGame(cards: readonly GameCard[], { date, now }: { date: string; now: number }): AlertMoment | null {
  const [top] = rankGames(cards.flatMap((card) => worthOf(card) ?? []));
  const card = cards.find(({ gamePk }) => gamePk === top?.gamePk);
  if (top === undefined || card === undefined || top.worth < urgentWorth) return null;
  const { gamePk, teams } = card;
  const key = bestGameKey(date, card);
  const game = describeGame(card);
  return {
    key,
    gamePk,
    kind: 'bestGame',
    cause: key,
    priority: 2,
    clubId: null,
    playerId: null,
    awayId: teams.away.id,
    homeId: teams.home.id,
    game,
    isUnusual: true,
    sentence: `Worth watching now: ${top.reason}.`,
    plainSentence: `Worth a look: ${game}.`,
    happenedAt: null,
    arrivedAt: now,
  };
}
