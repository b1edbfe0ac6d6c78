import { desc, eq } from 'drizzle-orm';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { games } from '#platform/db/schema.ts';
import { type Change, type ChangeContext, type Command, OperatorError } from './command.ts';

async function findGame(tx: Tx, gamePk = ''): Promise<typeof games.$inferSelect> {
  const isNumber = /^\d{1,9}$/.test(gamePk);
  const [row] = isNumber
    ? await tx
        .select()
        .from(games)
        .where(eq(games.gamePk, Number(gamePk)))
    : [];
  if (row === undefined) throw new OperatorError(`No picks were made for a game ${JSON.stringify(gamePk)}`);
  return row;
}

/** The newest time at which a result arrived, by the league's clock, which differs from the real one in a simulated league. */
async function readLeagueTime(tx: Tx, now: number): Promise<number> {
  const [newest] = await tx.select({ seenAt: games.seenAt }).from(games).orderBy(desc(games.seenAt)).limit(1);
  return newest?.seenAt?.getTime() || now;
}

async function settle(tx: Tx, row: typeof games.$inferSelect, isAbandoned: boolean, now: number): Promise<Change> {
  const { gamePk, officialDate, awayName, homeName } = row;
  await tx.update(games).set({ isAbandoned, settlement: 'due' }).where(eq(games.gamePk, gamePk));
  const changed = await settleGame(tx, gamePk, await readLeagueTime(tx, now));
  const state = isAbandoned ? 'void' : row.phase;
  return {
    target: `game ${gamePk}`,
    detail: { changedPicks: changed, wasVoid: row.isAbandoned },
    lines: [
      `${awayName ?? row.awayId} at ${homeName ?? row.homeId}, ${officialDate}, ${state}: ${changed} picks change`,
    ],
  };
}

/** Grades the picks of a game again. `now`: epoch ms, real time. Throws `OperatorError` for an unknown game. */
export async function regradeGame(tx: Tx, gamePk: string | undefined, now: number): Promise<Change> {
  const row = await findGame(tx, gamePk);
  return settle(tx, row, row.isAbandoned, now);
}

async function voidGame(tx: Tx, [gamePk]: string[], { now }: ChangeContext): Promise<Change> {
  return settle(tx, await findGame(tx, gamePk), true, now);
}

async function restoreGame(tx: Tx, [gamePk]: string[], { now }: ChangeContext): Promise<Change> {
  return settle(tx, await findGame(tx, gamePk), false, now);
}

export const gameCommands: Command[] = [
  {
    kind: 'change',
    usage: 'games regrade GAME',
    summary: 'grades the picks of a game again',
    change: (tx, [gamePk], { now }) => regradeGame(tx, gamePk, now),
  },
  { kind: 'change', usage: 'games void GAME', summary: 'makes all picks of a game void', change: voidGame },
  { kind: 'change', usage: 'games unvoid GAME', summary: 'undoes games void', change: restoreGame },
];
