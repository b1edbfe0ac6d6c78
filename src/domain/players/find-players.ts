import type { ListedPlayer } from './player.ts';

/** Players whose names contain the text, whatever its case and accents, in the list's order. */
export function findPlayers<P extends Pick<ListedPlayer, 'name'>>(players: readonly P[], text: string, limit = 4): P[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  return players.filter((player) => plain(player.name).includes(wanted)).slice(0, limit);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
