import { expect, test } from 'vitest';
import { picksOfGame, simulatedUsers, type ClubRecord } from '#features/simulated-users/rules.ts';
import { addDays } from '#rules/baseball/days.ts';
import { createLeague } from '#simulator/create-league.ts';
import type { League } from '#simulator/league.ts';

const [seed, openingDay] = ['called-shot', '2026-03-26'];
const days = 60;

type Share = { correct: number; decided: number };

/** Lists the played games of a day as known beforehand, with their winners. */
function listResults(league: League, date: string) {
  return league.games(1, date).flatMap(({ gamePk, awayId, homeId, listings }) => {
    const winnerId = league.score(gamePk)?.winnerId ?? null;
    const startsAt = listings[0]?.startsAt ?? 0;
    return winnerId === null ? [] : [{ game: { gamePk, officialDate: date, awayId, homeId, startsAt }, winnerId }];
  });
}

test(
  'simulated users are right in about 53 % of their picks, and each between 42 and 66 %',
  { timeout: 120_000 },
  () => {
    const league = createLeague({ seed, openingDay });
    const users = simulatedUsers(seed);
    const shares = new Map(users.map((user) => [user, { correct: 0, decided: 0 } satisfies Share]));
    const records = new Map<number, ClubRecord>();
    for (let date = openingDay; date < addDays(openingDay, days); date = addDays(date, 1)) {
      const results = listResults(league, date);
      for (const { game, winnerId } of results)
        for (const call of picksOfGame({ seed, openingDay }, users, game, records)) {
          const share = shares.get(call.user);
          if (share === undefined) continue;
          share.decided += 1;
          if (call.winnerId === winnerId) share.correct += 1;
        }
      for (const { game, winnerId } of results)
        for (const club of [game.awayId, game.homeId]) {
          const { wins, losses } = records.get(club) ?? { wins: 0, losses: 0 };
          records.set(club, club === winnerId ? { wins: wins + 1, losses } : { wins, losses: losses + 1 });
        }
    }
    const all = [...shares.values()];
    const sum = (of: (share: Share) => number) => all.reduce((total, share) => total + of(share), 0);
    const mean = sum(({ correct }) => correct) / sum(({ decided }) => decided);
    expect(mean).toBeGreaterThan(0.5);
    expect(mean).toBeLessThan(0.58);
    for (const { correct, decided } of all.filter((share) => share.decided > 100)) {
      expect(correct / decided).toBeGreaterThan(0.42);
      expect(correct / decided).toBeLessThan(0.66);
    }
  },
);
