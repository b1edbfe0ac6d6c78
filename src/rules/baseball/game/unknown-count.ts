/** What a club has left by a rule that applies, in a view of an earlier time: only the newest count is known. */
export const unknownCount = -1;
