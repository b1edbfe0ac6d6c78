import type { submitPrediction } from '#features/picks/contract/predictions.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import type { SearchOf } from '#platform/api/pages.ts';

/** What a visitor was doing before signing in: `pick` is '<gamePk>-<club>', `invitation` the code of a league. */
export type Errand = Pick<SearchOf<'login'>, 'pick' | 'invitation'>;

/** Saves the pick, and returns its game. Home shows whether it was saved: the game may be locked by now. */
async function savePick(pick = ''): Promise<number | undefined> {
  const [, game, winner] = /^(\d+)-(\d+)$/.exec(pick) ?? [];
  if (game === undefined || winner === undefined) return undefined;
  const body = { game_Id: Number(game), predictedWinnerId: Number(winner) };
  await send<typeof submitPrediction>('POST /api/predictions', { body }).catch(() => undefined);
  return body.game_Id;
}

/** Opens the page after signing in as a new document: the invitation, otherwise Home with the pick. */
export async function openFirstPage({ pick, invitation }: Errand): Promise<void> {
  const called = await savePick(pick);
  window.location.assign(invitation === undefined ? paths.home({ called }) : paths.leagues({ code: invitation }));
}
