import type { submitPrediction } from '#features/picks/contract/predictions.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { openHomePage } from '../../queries/session-actions.ts';

/** Saves what the visitor chose before signing in. A pick that is refused, such as of a locked game, is not made. */
async function saveChoice(pick = ''): Promise<void> {
  const [, game, winner] = /^(\d+)-(\d+)$/.exec(pick) ?? [];
  if (game === undefined || winner === undefined) return;
  const body = { game_Id: Number(game), predictedWinnerId: Number(winner) };
  await send<typeof submitPrediction>('POST /api/predictions', { body }).catch(() => undefined);
}

/** Opens the page after signing in: the invitation that the visitor has come from, otherwise the home page. */
export function openFirstPage(): void {
  const { invitation, pick } = searchOf('login', new URLSearchParams(window.location.search));
  void saveChoice(pick).then(() =>
    invitation === undefined ? openHomePage() : window.location.assign(paths.leagues({ code: invitation })),
  );
}
