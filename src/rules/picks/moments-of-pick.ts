import type { GameHeader } from '../baseball/game/event.ts';
import { isLateInning, type GameMoment, type Priority } from '../baseball/game/moments/game-moment.ts';
import type { UserPick } from './model.ts';

/** A moment of the picks of a club; `key` is that of this pick too. */
export type PickMoment = Omit<GameMoment, 'kind'> & { kind: 'pickAhead' | 'pickBehind' | 'pickDecided' | 'pickVoid' };

type Game = Pick<GameHeader, 'officialDate' | 'scheduledInnings'>;

/**
 * What the new moments of a game, of any players too, are for a pick: its club takes or loses the lead after the sixth inning (in
 * shorter games, in one of the last three), is decided, is void. They follow from the moments of the game, so that a correction
 * repeats none of them. A game that is suspended for too long is void without a moment.
 */
export function momentsOfPick(pick: UserPick, moments: readonly GameMoment[], game: Game): PickMoment[] {
  return moments.flatMap((moment) => toPickMoment(pick, moment, game) ?? []);
}

function toPickMoment(pick: UserPick, moment: GameMoment, game: Game): PickMoment | null {
  const isOwn = moment.clubId === pick.winnerId;
  const isLate = moment.inning !== null && isLateInning(moment.inning, game);
  const isSameDate = pick.officialDate === game.officialDate;
  switch (moment.kind) {
    case 'leadChange':
      return isLate ? ofLead(pick, moment, isOwn) : null;
    case 'tie':
      return isLate && !isOwn ? ofLead(pick, moment, false) : null;
    case 'final':
      return isSameDate ? ofResult(pick, moment, isOwn) : null;
    case 'postponed':
      return isSameDate ? ofVoid(pick, moment) : null;
    case 'moved':
      return isSameDate ? null : ofVoid(pick, moment);
    default:
      return null;
  }
}

type Facts = Pick<PickMoment, 'kind' | 'sentence' | 'sentenceWithoutScore'> & { priority?: Priority; unique?: string };

function ofPick({ gamePk, winnerId, officialDate }: UserPick, moment: GameMoment, facts: Facts): PickMoment {
  const { unique = officialDate, ...others } = facts;
  return {
    ...moment,
    priority: 3,
    ...others,
    clubId: winnerId,
    key: [gamePk, others.kind, winnerId, unique].join(':'),
  };
}

function ofLead(pick: UserPick, moment: GameMoment, isAhead: boolean): PickMoment {
  const { key, priority, sentence, sentenceWithoutScore } = moment;
  const kind = isAhead ? 'pickAhead' : 'pickBehind';
  return ofPick(pick, moment, {
    kind,
    unique: key,
    priority,
    sentence: `Your pick: ${sentence}`,
    sentenceWithoutScore,
  });
}

function ofResult(pick: UserPick, moment: GameMoment, isOwn: boolean): PickMoment {
  // a tie is a score
  const sentenceWithoutScore = `Your pick is settled. ${moment.sentenceWithoutScore}`;
  const isVoid = moment.clubId === null;
  const outcome = isOwn ? 'correct' : 'wrong';
  const sentence = `Your pick is ${isVoid ? 'void' : outcome}. ${moment.sentence}`;
  return ofPick(pick, moment, { kind: isVoid ? 'pickVoid' : 'pickDecided', sentence, sentenceWithoutScore });
}

function ofVoid(pick: UserPick, moment: GameMoment): PickMoment {
  const sentence = `Your pick is void. ${moment.sentence}`;
  return ofPick(pick, moment, { kind: 'pickVoid', sentence, sentenceWithoutScore: sentence });
}
