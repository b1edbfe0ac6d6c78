import { seededShare } from '#features/simulated-users/rules.ts';
import type { ScheduledGame } from '#simulator/model.ts';
import type { PickResponse, SeasonPlayer } from './season-player.ts';

/** Numbers of requests, and the responses that contradict the rules. */
export type PickCounts = {
  made: number;
  changed: number;
  withdrawn: number;
  confident: number;
  /** submissions, withdrawals and confidences after the lock */
  late: number;
  /** such as 'late, pick of 910001 by fan03: 200 {…}', with the body of the response */
  unexpected: string[];
};

/** `isOpen` uses the league's own data and the current time of its clock. */
export type DayContext = {
  players: readonly SeasonPlayer[];
  games: readonly ScheduledGame[];
  isOpen: (game: ScheduledGame) => boolean;
  /** the day (YYYY-MM-DD) for which the schedule currently lists the game */
  dayOf: (game: ScheduledGame) => string | undefined;
};

const concurrency = 8;

/** A request, and what its response counts for. */
type Attempt = { send: () => Promise<PickResponse>; count: (response: PickResponse) => void };

/** Sends requests with limited concurrency. Those with a response that `isFailure` are not counted; they are returned. */
export async function runAttempts(
  attempts: readonly Attempt[],
  isFailure: (response: PickResponse) => boolean = () => false,
): Promise<Attempt[]> {
  const waiting = attempts.values();
  const failed: Attempt[] = [];
  const work = async () => {
    for (const attempt of waiting) {
      const response = await attempt.send();
      if (isFailure(response)) failed.push(attempt);
      else attempt.count(response);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return failed;
}

const chooseOne = <T>(list: readonly T[], ...keys: (string | number)[]): T | undefined =>
  list[Math.floor(seededShare(...keys) * list.length)];

/** Creates a request that is counted and whose status code is compared with the expected one. */
function createAttempt(counts: PickCounts, kind: Exclude<keyof PickCounts, 'unexpected'>, expected: number) {
  return (name: string, send: Attempt['send']): Attempt => ({
    send,
    count({ statusCode, body }) {
      counts[kind] += 1;
      if (statusCode !== expected) counts.unexpected.push(`${kind}, ${name}: ${statusCode} ${body}`);
    },
  });
}

/** Before a day's first game: every player picks the same game, so that its crowd counts, and half of them one or two others. */
export function makePicks(counts: PickCounts, day: string, { players, games, isOpen }: DayContext): Attempt[] {
  const open = games.filter(isOpen);
  const attempt = createAttempt(counts, 'made', 200);
  const shared = chooseOne(open, day, 'shared');
  return players.flatMap(({ username, submit }) =>
    ['shared', 'first', 'second'].flatMap((nth) => {
      const game = nth === 'shared' ? shared : chooseOne(open, username, day, nth);
      if (game === undefined || (nth !== 'shared' && seededShare(username, day, nth, 'plays') < 0.5)) return [];
      const winner = chooseOne([game.awayId, game.homeId], username, game.gamePk, day) ?? game.homeId;
      return [attempt(`${game.gamePk} by ${username}`, () => submit(game.gamePk, winner))];
    }),
  );
}

/** After the picks of a day: half of the players say how sure they are of each. */
export function setConfidences(
  counts: PickCounts,
  day: string,
  { players, games, isOpen, dayOf }: DayContext,
): Attempt[] {
  const attempt = createAttempt(counts, 'confident', 200);
  return players
    .filter((_, place) => place % 2 === 0)
    .flatMap(({ username, acceptedPicks, setConfidence }) =>
      games
        .filter((game) => acceptedPicks.get(game.gamePk)?.date === dayOf(game) && isOpen(game))
        .map(({ gamePk }) => {
          const percent = 50 + Math.floor(46 * seededShare(username, day, gamePk, 'confidence'));
          return attempt(`confidence for ${gamePk} by ${username}`, () => setConfidence(gamePk, percent));
        }),
    );
}

/** During a day's games: some players submit after the lock, some change or withdraw an open pick. */
export function changePicks(counts: PickCounts, day: string, { players, games, isOpen, dayOf }: DayContext): Attempt[] {
  const closed = games.filter((game) => !isOpen(game));
  const late = createAttempt(counts, 'late', 409);
  const change = createAttempt(counts, 'changed', 200);
  const withdraw = createAttempt(counts, 'withdrawn', 200);
  return players.flatMap(({ username, acceptedPicks, submit, withdraw: withdrawPick, setConfidence }, place) => {
    const missed = chooseOne(closed, username, day, 'late');
    const own = games.find((game) => acceptedPicks.get(game.gamePk)?.date === dayOf(game) && isOpen(game));
    const tries = [];
    if (missed && place % 6 === 0) {
      tries.push(late(`pick of ${missed.gamePk} by ${username}`, () => submit(missed.gamePk, missed.homeId)));
      if (acceptedPicks.has(missed.gamePk))
        tries.push(
          late(`withdrawal of ${missed.gamePk} by ${username}`, () => withdrawPick(missed.gamePk)),
          late(`confidence for ${missed.gamePk} by ${username}`, () => setConfidence(missed.gamePk, 95)),
        );
    }
    if (own && place % 3 === 1) {
      const other = acceptedPicks.get(own.gamePk)?.winnerId === own.homeId ? own.awayId : own.homeId;
      tries.push(change(`${own.gamePk} by ${username}`, () => submit(own.gamePk, other)));
    }
    if (own && place % 3 !== 1 && place % 5 === 3)
      tries.push(withdraw(`${own.gamePk} by ${username}`, () => withdrawPick(own.gamePk)));
    return tries;
  });
}
