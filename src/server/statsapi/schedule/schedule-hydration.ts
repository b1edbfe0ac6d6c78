/** What a card needs beside the bare schedule. */
export const scheduleHydration = 'team,linescore,probablePitcher,venue(timezone)';
