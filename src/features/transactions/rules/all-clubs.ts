/** The number that selects all major-league clubs in a URL. */
export const allClubs = 0;

/** Their list covers at most so many days before its last one: the upstream sends the moves of the minor leagues too. */
export const mostDaysOfAll = 14;
