import type { GamePlayer } from './event.ts';
import type { GameView } from './model.ts';

const playerIds = (view: Omit<GameView, 'people'>): (number | null | undefined)[] => [
  ...view.lineups.away.map((slot) => slot.playerId),
  ...view.lineups.home.map((slot) => slot.playerId),
  view.bases.first,
  view.bases.second,
  view.bases.third,
  view.onDeckId,
  view.inHoleId,
  view.plateAppearance?.batterId,
  view.plateAppearance?.pitcherId,
];

/** The names of all players that a view mentions by id. */
export function peopleOf(view: Omit<GameView, 'people'>, players: Record<string, GamePlayer>): Record<string, string> {
  const ids = new Set(playerIds(view).filter((id) => id !== null && id !== undefined));
  const known = [...ids].flatMap((id) => (players[id] ? [players[id]] : []));
  return Object.fromEntries(known.map((player) => [String(player.id), player.name]));
}
