/** The webhooks that a user can have at most. */
export const mostWebhooks = 5;

/** Days for which the events of a webhook are kept. */
export const daysOfDeliveries = 7;

const day = 86_400_000;

/** Whether a webhook is disabled because no event was delivered for 24 hours. `since`: the first failure; `now`: the last */
export function hasFailedTooLong(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= day;
}
