import type { ActionEvent, Play, PlayEvent, PlayedGame } from '../played-game.ts';

const minute = 60_000;

/** The next event of a play, as it could also have been. */
function otherEvent(event: PlayEvent, after: number): PlayEvent {
  const action: ActionEvent = {
    kind: 'action',
    event: 'Other Event',
    eventType: 'other_event',
    description: 'Other event.',
    playerId: null,
    isScoring: true,
    substitution: null,
    index: event.index,
    at: after + minute,
    endsAt: after + 2 * minute,
    balls: 3,
    strikes: 2,
    outs: 2,
  };
  return action;
}

/** A play that goes on differently after a time, with the same batter and pitcher. */
function otherPlay(play: Play, after: number): Play {
  const seen = play.events.filter(({ at }) => at <= after);
  const next = play.events[seen.length];
  const runners = play.runners.filter(({ eventIndex }) => eventIndex < Math.min(seen.length, play.events.length - 1));
  const outsOf = (moves: Play['runners']) => moves.filter(({ isOut }) => isOut).length;
  return {
    ...play,
    events: next ? [...seen, otherEvent(next, after)] : seen,
    runners,
    startedAt: play.startedAt <= after ? play.startedAt : after + minute,
    endedAt: after + 3 * minute,
    event: 'Other Result',
    eventType: 'other_result',
    description: 'Other result.',
    rbi: 9,
    isScoring: !play.isScoring,
    awayScore: 71,
    homeScore: 81,
    outs: play.outs - outsOf(play.runners) + outsOf(runners),
    basesAfter: [play.batterId, play.batterId, play.batterId],
    review:
      play.review && play.review.startsAt <= after ? { ...play.review, isOverturned: !play.review.isOverturned } : null,
  };
}

/**
 * A game that is equal up to a time (epoch ms) and different afterwards. A pitch with an open challenge and a play with an open ruling
 * keep their later decision.
 */
export function playUntil(played: PlayedGame, after: number): PlayedGame {
  if (after < played.firstPitchAt || after >= played.endedAt + 10 * minute || played.plays.length === 0) return played;
  if (after >= played.endedAt) return { ...played, statusChanges: upTo(played, after) };
  const decided = played.plays.filter(({ endedAt }) => endedAt <= after);
  const next = played.plays.slice(decided.length, decided.length + 2);
  const challenges = played.challenges.filter(({ pitchAt }) => pitchAt <= after);
  const keeps = (play: Play) =>
    challenges.some(({ playIndex, endsAt }) => playIndex === play.index && endsAt > after) && play.startedAt <= after;
  return {
    ...played,
    plays: [...decided, ...next.map((play) => (keeps(play) ? play : otherPlay(play, after)))],
    challenges,
    rulings: played.rulings.filter(({ playIndex }) => playIndex < decided.length),
    lines: [],
    totals: {
      away: { runs: 71, hits: 72, errors: 73, leftOnBase: 74 },
      home: { runs: 81, hits: 82, errors: 83, leftOnBase: 84 },
    },
    statusChanges: upTo(played, after),
    endedAt: after + 30 * minute,
    winnerId: played.winnerId === played.awayId ? played.homeId : played.awayId,
    winningPitcherId: played.losingPitcherId,
    losingPitcherId: played.winningPitcherId,
    savingPitcherId: null,
  };
}

function upTo({ statusChanges }: PlayedGame, after: number) {
  return [...statusChanges.filter(({ at }) => at <= after), { at: after + minute, code: 'FT', reason: 'Rain' }];
}
