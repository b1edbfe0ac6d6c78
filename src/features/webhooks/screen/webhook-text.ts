import type { Webhook, WebhookDelivery } from '../contract.ts';
import { dateTimeText } from '#ui/time/time-text.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';

export const eventNames: Record<WebhookDelivery['type'], string> = {
  'game.final': 'Final game',
  'pick.graded': 'Graded pick',
  test: 'Test',
};

/** 'Final games of the New York Mets, and grades of my picks' */
export function describeWanted({ sendsFinals, teamId, sendsGrades }: Webhook): string {
  const club = clubNames.find(({ id }) => id === teamId);
  const finals = club === undefined ? 'Final games of all clubs' : `Final games of the ${club.name}`;
  if (!sendsFinals) return 'Grades of my picks';
  return sendsGrades ? `${finals}, and grades of my picks` : finals;
}

export function describeState({ createdAt, failingSince, disabledAt }: Webhook, zone: string): string {
  if (disabledAt !== null)
    return `Disabled on ${dateTimeText(disabledAt, zone)}, because events could not be delivered.`;
  if (failingSince !== null)
    return `Failing since ${dateTimeText(failingSince, zone)}. Events are sent again for 24 hours.`;
  return `In use since ${dateTimeText(createdAt, zone)}`;
}

type Result = Pick<WebhookDelivery, 'status' | 'problem'>;

/** The result of one attempt. */
export function describeResult({ status, problem }: Result): string {
  if (status === null) return problem ?? 'No answer.';
  return status >= 200 && status < 300 ? `Delivered (status ${status}).` : `Refused with the status ${status}.`;
}

/** 'Nov 23, 2026, 8:02 PM: Refused with the status 500. Attempt 2, the next on …' */
export function describeDelivery(delivery: WebhookDelivery, zone: string): string {
  const { createdAt, attempts, attemptedAt, nextTryAt } = delivery;
  if (attemptedAt === null) return `${dateTimeText(createdAt, zone)}: waiting`;
  const result = `${dateTimeText(attemptedAt, zone)}: ${describeResult(delivery)}`;
  if (nextTryAt !== null) return `${result} Attempt ${attempts}, the next on ${dateTimeText(nextTryAt, zone)}.`;
  return attempts > 1 ? `${result} Attempt ${attempts}.` : result;
}
