import type { checkSession } from '#features/accounts/contract/session.ts';
import { send } from '#platform/page/call.ts';
import type { alertSettings, subscribeToAlerts } from '../contract.ts';
import { usualPreset } from '../rules/alert-texts.ts';
import { parseSubjectCode } from '../rules/parse-subject-code.ts';
import { subjectCode } from '../rules/subject-code.ts';

/** Subscribes a user, who has just signed in, to what the visitor wanted alerts of (`subjectCode`). An earlier choice stays. */
export async function saveWantedAlerts(code: string): Promise<void> {
  const of = parseSubjectCode(code);
  if (of === null) return;
  const { id } = await send<typeof checkSession>('GET /api/check_session', {});
  const params = { id };
  const { subscriptions } = await send<typeof alertSettings>('GET /api/users/:id/alerts/settings', { params });
  if (subscriptions.some((each) => subjectCode(each) === code)) return;
  const choice = { preset: usualPreset(of.subject), kinds: null };
  await send<typeof subscribeToAlerts>('POST /api/users/:id/alerts/settings', {
    params,
    body: { ...of, choice },
  });
}
