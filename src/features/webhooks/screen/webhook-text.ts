import type { Webhook, WebhookDelivery } from '../contract.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const formatTime = (time: string): string => timeFormat.format(new Date(time));

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

export function describeState({ createdAt, failingSince, disabledAt }: Webhook): string {
  if (disabledAt !== null) return `Disabled on ${formatTime(disabledAt)}, because events could not be delivered.`;
  if (failingSince !== null) return `Failing since ${formatTime(failingSince)}. Events are sent again for 24 hours.`;
  return `In use since ${formatTime(createdAt)}`;
}

type Result = Pick<WebhookDelivery, 'status' | 'problem'>;

/** The result of one attempt. */
export function describeResult({ status, problem }: Result): string {
  if (status === null) return problem ?? 'No answer.';
  return status >= 200 && status < 300 ? `Delivered (status ${status}).` : `Refused with the status ${status}.`;
}

/** 'Nov 23, 2026, 8:02 PM: Refused with the status 500. Attempt 2, the next on …' */
export function describeDelivery(delivery: WebhookDelivery): string {
  const { createdAt, attempts, attemptedAt, nextTryAt } = delivery;
  if (attemptedAt === null) return `${formatTime(createdAt)}: waiting`;
  const result = `${formatTime(attemptedAt)}: ${describeResult(delivery)}`;
  if (nextTryAt !== null) return `${result} Attempt ${attempts}, the next on ${formatTime(nextTryAt)}.`;
  return attempts > 1 ? `${result} Attempt ${attempts}.` : result;
}
