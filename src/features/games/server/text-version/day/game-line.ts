import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { describeBases } from '#rules/baseball/game/describe-bases.ts';
import {
  acceptsPicks,
  hasStarted,
  isBetweenInnings,
  isHeld,
  isLive,
  isPostponed,
} from '#rules/baseball/game/predicates.ts';
import { locksAt } from '#rules/picks/game-lock.ts';
import { describeState } from '../../describe-state.ts';
import { leagueTime } from '../../league-time.ts';
import type { TextLink } from '#platform/http/documents/text-document.ts';
import type { StoredLocks } from '#features/picks/server/my-picks/stored-locks.ts';
import { gameTextPath } from '../text-paths.ts';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

function situationOf(game: GameCard): string | null {
  if (!isLive(game) || isBetweenInnings(game) || game.outs === null || game.bases === null) return null;
  return `${counted(game.outs, 'out')}, ${describeBases(game.bases).toLowerCase()}.`;
}

function lockOf(game: GameCard, locks: StoredLocks, now: number): string | null {
  const lock = locksAt(game, locks.get(game.gamePk));
  return acceptsPicks(game) && lock !== null && now < lock ? `Picks lock at ${leagueTime(lock)}.` : null;
}

function movedTo(game: GameCard): string | null {
  if (isPostponed(game) && game.rescheduledTo !== null) return `Moved to ${game.rescheduledTo}.`;
  return isHeld(game) && game.resumesOn !== null ? `Continues on ${game.resumesOn}.` : null;
}

/** A game of the day as a link, with its state, score and lock. `now`: epoch ms, league clock */
export function gameLine(game: GameCard, locks: StoredLocks, now: number): TextLink {
  const { teams, gamePk, doubleHeaderGame, series } = game;
  const score = `${teams.away.shortName} ${teams.away.score ?? 0}, ${teams.home.shortName} ${teams.home.score ?? 0}.`;
  const note = [
    doubleHeaderGame === null ? null : `Game ${doubleHeaderGame}.`,
    `${describeState(game)}.`,
    hasStarted(game) ? score : null,
    situationOf(game),
    lockOf(game, locks, now),
    movedTo(game),
    series === null ? null : `${series}.`,
  ].filter((part) => part !== null);
  return {
    label: `${teams.away.shortName} at ${teams.home.shortName}`,
    path: gameTextPath(gamePk),
    note: note.join(' '),
  };
}
