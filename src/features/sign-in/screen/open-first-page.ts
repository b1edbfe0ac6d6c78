import type { submitPick } from '#features/picks/contract/picks.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { send } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { parsePickCode } from '#rules/picks/pick-code.ts';

/** What a visitor was doing before signing in: `pick` by `pickCode`, `invitation` the code of a league. */
export type Errand = Pick<SearchOf<'login'>, 'pick' | 'invitation'>;

/** Saves the pick, and returns its game. Home shows whether it was saved: the game may be locked by now. */
async function savePick(pick: string | undefined): Promise<number | undefined> {
  const chosen = parsePickCode(pick);
  if (chosen === null) return undefined;
  const body = { game_Id: chosen.gamePk, predictedWinnerId: chosen.clubId };
  await send<typeof submitPick>('POST /api/predictions', { body }).catch(() => undefined);
  return chosen.gamePk;
}

/** Opens the page after signing in as a new document: the invitation, otherwise Home with the pick. */
export async function openFirstPage({ pick, invitation }: Errand): Promise<void> {
  const called = await savePick(pick);
  window.location.assign(
    invitation === undefined ? paths.home({ called }) : paths.privateLeagues({ code: invitation }),
  );
}

/** The token of a mailed link, from the fragment of the URL. Any other text if there is none: the server refuses it. */
export function readLinkToken(): string {
  return /^#token=([\w-]+)$/.exec(window.location.hash)?.[1] ?? 'none';
}
