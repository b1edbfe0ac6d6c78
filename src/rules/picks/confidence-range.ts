/** Percent. Below 50 a user would pick the other club; above 95 one wrong pick would cost more than a season can return. */
export const confidenceRange = { lowest: 50, highest: 95 } as const;
