/** The `hydrate` parameter for the data of a game card. */
export const scheduleHydration = 'team,linescore,probablePitcher,decisions,venue(timezone),flags';
