import type { PlayerEntry } from '../../contract.ts';
import { findByWords } from '#features/search/rules/find-by-words.ts';
import type { PlayerList } from '../player-list.ts';

type Named = { name: string; words: string; entry: PlayerEntry };

/** The searchable form of each list, computed once. */
const named = new WeakMap<PlayerEntry[], Named[]>();

/** Returns the players of the list whose names or nicknames have the words of the text, at most four unless `limit` says otherwise. */
export async function searchPlayers(list: PlayerList, text: string, limit?: number): Promise<PlayerEntry[]> {
  const entries = await list.all();
  const searched =
    named.get(entries) ?? entries.map((entry) => ({ name: entry.firstLastName, words: entry.nickname ?? '', entry }));
  named.set(entries, searched);
  return findByWords(searched, text, limit).map(({ entry }) => entry);
}
