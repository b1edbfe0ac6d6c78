import { setTimeout as sleep } from 'node:timers/promises';
import { writeBackup } from '#app/operator/backup/write-backup.ts';
import { registerSteps } from '#app/server/features.ts';
import { signUp } from '#features/accounts/server/sign-up.ts';
import { recordGame } from '#features/picks/server/record-game.ts';
import { removePick, writePick } from '#features/picks/server/write-pick.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { seededShare } from '#features/simulated-users/rules.ts';
import { openDb, type Db } from '#platform/db/open-db.ts';
import { users as storedUsers } from '#platform/db/schema.ts';
import { type Authorized, markAuthorized, type UserId } from '#platform/http/endpoints/authorized.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { awayId, homeId, type WriterEvent, writerSettingsSchema } from './writer-event.ts';

const { connection, database, folder, seed, round, isWriting } = writerSettingsSchema.parse(
  JSON.parse(process.argv[2] ?? '{}'),
);

/** Prints a line; the pipe receives it before the next statement. */
function report(event: WriterEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

const now = Date.parse('2026-07-18T12:00:00Z');
const startsAt = now + 6 * 3_600_000;
const password = 'a long enough passphrase';

type Writer = { db: Db; users: Authorized<UserId>[]; games: number[] };

const share = (...keys: (string | number)[]) => seededShare(seed, round, ...keys);

function chooseOne<T>(list: readonly T[], ...keys: (string | number)[]): T {
  const chosen = list[Math.floor(share(...keys) * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}

async function addUser({ db, users }: Writer, turn: number): Promise<void> {
  const username = `k${round}x${turn}`;
  const { id } = await signUp(
    db,
    { username, email: `${username}@fans.example`, password },
    { now, address: '127.0.0.1' },
  );
  users.push(id);
  report({ kind: 'user', isDone: true, username });
}

function cardOf(gamePk: number, score?: { away: number; home: number }): GameCard {
  const card = inventedCard({
    gamePk,
    startsAt,
    teams: { away: inventedClub(awayId, score?.away), home: inventedClub(homeId, score?.home) },
  });
  return score ? { ...card, status: { ...card.status, phase: 'final' } } : card;
}

async function addGame({ db, games }: Writer, turn: number): Promise<void> {
  const gamePk = 1_000_000 + round * 1000 + turn;
  await recordGame(db, { card: cardOf(gamePk), asOf: now, now });
  games.push(gamePk);
}

/** Makes, changes or withdraws a pick of an open game. */
async function changePick({ db, users, games }: Writer, turn: number): Promise<void> {
  const userId = chooseOne(users, turn, 'user');
  const gamePk = chooseOne(games, turn, 'game');
  const winnerId = chooseOne([awayId, homeId, awayId, homeId, null], turn, 'winner');
  const event = { kind: 'pick', userId, gamePk, winnerId } as const;
  report({ ...event, isDone: false });
  if (winnerId === null) await removePick(db, { userId, gamePk }, new Date(now));
  else await writePick(db, gamePk, { userId, winnerId, loserId: null, at: new Date(now) });
  report({ ...event, isDone: true });
}

async function gradeGame({ db, games }: Writer): Promise<void> {
  const gamePk = games.shift();
  if (gamePk === undefined) return;
  const endedAt = startsAt + 10_800_000;
  await recordGame(db, { card: cardOf(gamePk, { away: 2, home: 5 }), asOf: endedAt, now: endedAt });
  await settleGame(db, gamePk, endedAt);
  report({ kind: 'graded', isDone: true, gamePk });
}

async function backUp({ db }: Writer, turn: number): Promise<void> {
  const time = now + (round * 1000 + turn) * 1000;
  const { file } = await writeBackup({ pool: db.$client, folder, season: null, now: time });
  report({ kind: 'backup', isDone: true, file });
}

/** The random work of a turn. A writer begins with a sign-up, the first user of all, and games. */
function chooseWork(writer: Writer, turn: number) {
  if (turn === 0 || writer.users.length < 2) return addUser;
  if (writer.games.length < 2) return addGame;
  const part = share(turn, 'work');
  if (part < 0.08) return addUser;
  if (part < 0.13) return addGame;
  if (part < 0.23) return gradeGame;
  return part < 0.27 ? backUp : changePick;
}

/**
 * A program that is killed: opens the database, which may be empty, and writes with the application's own functions. It
 * prints each event as a line of JSON; those with `isDone` are acknowledged by the database.
 */
async function writeUntilKilled(): Promise<never> {
  report({ kind: 'start', isDone: true });
  const { db } = await openDb(connection, database, () => undefined);
  report({ kind: 'open', isDone: true });
  if (!isWriting) await sleep(3_600_000);
  // of an earlier writer, as a sign-up costs as much as many picks
  const earlier = await db.select({ id: storedUsers.id }).from(storedUsers).orderBy(storedUsers.id).limit(1);
  const writer: Writer = { db, users: earlier.map(({ id }) => markAuthorized(id)), games: [] };
  for (let turn = 0; ; turn += 1) await chooseWork(writer, turn)(writer, turn);
}

registerSteps();
await writeUntilKilled();
