/** The most players that a user, or a visitor on one device, can follow. */
export const mostFollowedPlayers = 100;

/** The message for a user with more. */
export const tooManyFollowed = `You can follow at most ${mostFollowedPlayers} players. Unfollow one first.`;
