export const playFilters = ['all', 'scoring', 'key'] as const;

export type PlayFilter = (typeof playFilters)[number];
