/** The webhooks that a user can have at most. */
export const mostWebhooks = 5;

/** Days for which the events of a webhook are kept. */
export const daysOfDeliveries = 7;
