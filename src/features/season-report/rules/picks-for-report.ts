/** Fewer graded picks of a season say nothing about a user. */
export const picksForReport = 50;
