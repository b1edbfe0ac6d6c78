import type { Errand } from '#features/accounts/queries/session.ts';
import type { submitPick } from '#features/picks/contract/picks.ts';
import { send } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { parsePickCode } from '#rules/picks/pick-code.ts';

/** Subscribes to what a visitor wanted alerts of. The page of alerts shows whether that succeeded. */
async function saveAlerts(code: string): Promise<void> {
  const { saveWantedAlerts } = await import('#features/alerts/queries/save-wanted-alerts.ts');
  await saveWantedAlerts(code);
}

/** Saves the pick, and returns its game. Home shows whether it was saved: the game may be locked by now. */
async function savePick(pick: string | undefined): Promise<number | undefined> {
  const chosen = parsePickCode(pick);
  if (chosen === null) return undefined;
  const body = { game_Id: chosen.gamePk, predictedWinnerId: chosen.clubId };
  await send<typeof submitPick>('POST /api/predictions', { body }).catch(() => undefined);
  return chosen.gamePk;
}

/** Opens the page after signing in as a new document: the invitation, the alerts, otherwise Home with the pick. */
export async function openFirstPage({ pick, invitation, alerts }: Errand): Promise<void> {
  const called = await savePick(pick);
  if (alerts !== undefined) await saveAlerts(alerts).catch(() => undefined);
  const path = alerts === undefined ? paths.home({ called }) : paths.alerts({ for: alerts });
  window.location.assign(invitation === undefined ? path : paths.privateLeagues({ code: invitation }));
}

/** The token of a mailed link, from the fragment of the URL. Any other text if there is none: the server refuses it. */
export function readLinkToken(): string {
  return /^#token=([\w-]+)$/.exec(window.location.hash)?.[1] ?? 'none';
}
