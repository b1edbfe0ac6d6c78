import { seededShare } from '#domain/simulated-fans/seeded-share.ts';
import type { ScheduledGame } from '#league/model.ts';
import type { Answered, PlayingFan } from './playing-fan.ts';

/** What was asked of the application, and how often it answered otherwise than the rules say. */
export type Deeds = {
  made: number;
  changed: number;
  withdrawn: number;
  /** submissions and withdrawals after the lock */
  late: number;
  /** 'late, pick of 910001 by fan03: 200 {…}', with the body of the answer: a refusal's has its code and words */
  wrong: string[];
};

/** `isOpen`: by the league's own book, at the instant that the clock shows. */
export type Stage = {
  fans: readonly PlayingFan[];
  games: readonly ScheduledGame[];
  isOpen: (game: ScheduledGame) => boolean;
  /** the day (YYYY-MM-DD) under which the game stands on the schedule now */
  dayOf: (game: ScheduledGame) => string | undefined;
};

const atOnce = 8;

/** So many of them at once, as fans come. */
async function inCrowds(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const oneOf = <T>(list: readonly T[], ...words: (string | number)[]): T | undefined =>
  list[Math.floor(seededShare(...words) * list.length)];

/** Each attempt is made, and its answer held against the one that the rules give. */
function expecting(deeds: Deeds, kind: 'made' | 'changed' | 'withdrawn' | 'late', expected: number) {
  return (name: string, attempt: () => Promise<Answered>) => async () => {
    const { statusCode, body } = await attempt();
    deeds[kind] += 1;
    if (statusCode !== expected) deeds.wrong.push(`${kind}, ${name}: ${statusCode} ${body}`);
  };
}

/** Before a day's first game: every other fan calls a game or two. */
export async function callWinners(deeds: Deeds, day: string, { fans, games, isOpen }: Stage): Promise<void> {
  const open = games.filter(isOpen);
  const attempt = expecting(deeds, 'made', 200);
  await inCrowds(
    fans.flatMap(({ username, submit }) =>
      ['first', 'second'].flatMap((nth) => {
        const game = oneOf(open, username, day, nth);
        if (game === undefined || seededShare(username, day, nth, 'plays') < 0.5) return [];
        const winner = oneOf([game.awayId, game.homeId], username, game.gamePk, day) ?? game.homeId;
        return [attempt(`${game.gamePk} by ${username}`, () => submit(game.gamePk, winner))];
      }),
    ),
  );
}

/** In the middle of a day's games: some try to be late, some think better of a pick that is still open. */
export async function changeMinds(deeds: Deeds, day: string, { fans, games, isOpen, dayOf }: Stage): Promise<void> {
  const closed = games.filter((game) => !isOpen(game));
  const late = expecting(deeds, 'late', 409);
  const change = expecting(deeds, 'changed', 200);
  const withdraw = expecting(deeds, 'withdrawn', 200);
  const tasks = fans.flatMap(({ username, book, submit, withdraw: takeBack }, place) => {
    const missed = oneOf(closed, username, day, 'late');
    const own = games.find((game) => book.get(game.gamePk)?.date === dayOf(game) && isOpen(game));
    const tries = [];
    if (missed && place % 6 === 0) {
      tries.push(late(`pick of ${missed.gamePk} by ${username}`, () => submit(missed.gamePk, missed.homeId)));
      if (book.has(missed.gamePk))
        tries.push(late(`withdrawal of ${missed.gamePk} by ${username}`, () => takeBack(missed.gamePk)));
    }
    if (own && place % 3 === 1) {
      const other = book.get(own.gamePk)?.winnerId === own.homeId ? own.awayId : own.homeId;
      tries.push(change(`${own.gamePk} by ${username}`, () => submit(own.gamePk, other)));
    }
    if (own && place % 3 !== 1 && place % 5 === 3)
      tries.push(withdraw(`${own.gamePk} by ${username}`, () => takeBack(own.gamePk)));
    return tries;
  });
  await inCrowds(tasks);
}
