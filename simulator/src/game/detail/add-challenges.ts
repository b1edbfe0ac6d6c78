import type { PitchChallenge, Play } from '../../played-game.ts';

const onPlay = new Set<PitchChallenge['placement']>(['play', 'both']);

/** The play with a challenge: it ends after the decision, and its description begins with the challenge if it is on the play. */
function withChallenge(play: Play, challenge: PitchChallenge, nameOf: (personId: number) => string): Play {
  const isLast = play.events.length - 1 === challenge.eventIndex;
  const endedAt = isLast ? Math.max(play.endedAt, challenge.endsAt) : play.endedAt;
  if (!onPlay.has(challenge.placement)) return { ...play, endedAt };
  const decision = challenge.isOverturned ? 'overturned' : 'confirmed';
  const description = `${nameOf(challenge.playerId)} challenged (pitch result), call on the field was ${decision}: ${play.description}`;
  return { ...play, endedAt, description, hasReview: true };
}

export function addChallenges(
  plays: readonly Play[],
  challenges: readonly PitchChallenge[],
  nameOf: (personId: number) => string,
): Play[] {
  return plays.map((play) =>
    challenges
      .filter(({ playIndex }) => playIndex === play.index)
      .reduce((before, challenge) => withChallenge(before, challenge, nameOf), play),
  );
}
