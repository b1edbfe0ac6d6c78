import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import type { ComboboxOption } from '#ui/kit/combobox.tsx';
import type { SearchResult } from '../contract.ts';

function pictureOf({ kind, id }: SearchResult, leagueKind: LeagueKind) {
  if (id === null) return undefined;
  return kind === 'club' ? <Emblem teamId={id} /> : <Headshot playerId={id} leagueKind={leagueKind} size={32} />;
}

/** A result as an option of a search box: the face of a player, the emblem of a club. */
export function resultOption(result: SearchResult, leagueKind: LeagueKind): ComboboxOption {
  const { label, detail, href } = result;
  return { id: href, label, detail: detail ?? undefined, href, picture: pictureOf(result, leagueKind) };
}
