import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { verifyBackup } from '#app/operator/backup/verify-backup.ts';
import { foldedTallies, storedTallies } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { homeId, type WriterEvent } from './writer-event.ts';

type PickRow = { user_id: number; game_pk: number; winner_id: number; outcome: string | null };

/** Collects what writers reported, and compares it with the database. */
export class AcknowledgedWrites {
  count = 0;
  readonly #users = new Set<string>();
  readonly #graded = new Set<number>();
  readonly #backups = new Set<string>();
  /** the version of each backup that was found intact */
  readonly #intact = new Map<string, string>();
  /** the possible winners of each pick: one, or several if the writer was killed before the acknowledgement */
  readonly #picks = new Map<string, (number | null)[]>();

  add(event: WriterEvent): void {
    if (event.isDone) this.count += 1;
    if (event.kind === 'user') this.#users.add(event.username);
    if (event.kind === 'graded') this.#graded.add(event.gamePk);
    if (event.kind === 'backup') this.#backups.add(event.file);
    if (event.kind !== 'pick') return;
    const key = `${event.userId} ${event.gamePk}`;
    const before = event.isDone ? [] : (this.#picks.get(key) ?? [null]);
    this.#picks.set(key, [...before, event.winnerId]);
  }

  /** Lists the lost and wrong writes. The server may still complete the last statement of a killed writer: one snapshot is read. */
  findProblems(db: Db): Promise<string[]> {
    return db.transaction((snapshot) => this.#findProblemsOf(snapshot), { isolationLevel: 'repeatable read' });
  }

  async #findProblemsOf(db: Pick<Db, 'execute' | 'select'>): Promise<string[]> {
    const { rows: users } = await db.execute<{ username: string }>(sql`select username from users`);
    const names = new Set(users.map(({ username }) => username));
    const { rows } = await db.execute<PickRow>(sql`select user_id, game_pk, winner_id, outcome from picks`);
    const [stored, folded] = [await storedTallies(db), await foldedTallies(db)];
    return [
      ...[...this.#users].filter((name) => !names.has(name)).map((name) => `user ${name} is lost`),
      ...this.#findWrongPicks(rows),
      ...this.#findWrongOutcomes(rows),
      ...(isDeepStrictEqual(stored, folded) ? [] : ['the tallies differ from the picks']),
      ...(await this.#findDamagedBackups()),
    ];
  }

  #findWrongPicks(rows: readonly PickRow[]): string[] {
    const stored = new Map(rows.map((row) => [`${row.user_id} ${row.game_pk}`, row.winner_id]));
    return [...new Set([...this.#picks.keys(), ...stored.keys()])].flatMap((key) => {
      const possible = this.#picks.get(key) ?? [null];
      const actual = stored.get(key) ?? null;
      return possible.includes(actual) ? [] : [`pick ${key}: ${actual} instead of ${possible.join(' or ')}`];
    });
  }

  /** All picks of a game are graded in one transaction. */
  #findWrongOutcomes(rows: readonly PickRow[]): string[] {
    return [...Map.groupBy(rows, (row) => row.game_pk)].flatMap(([gamePk, picks]) => {
      const isGraded = this.#graded.has(gamePk) || picks.some(({ outcome }) => outcome !== null);
      const expected = (winnerId: number) => (isGraded ? (winnerId === homeId ? 'correct' : 'wrong') : null);
      return picks
        .filter(({ winner_id: winnerId, outcome }) => outcome !== expected(winnerId))
        .map(({ user_id: userId, outcome }) => `pick ${userId} ${gamePk}: outcome ${outcome}`);
    });
  }

  async #findDamagedBackups(): Promise<string[]> {
    const checks = [...this.#backups].map(async (file) =>
      this.#verify(file).then(
        () => [],
        (error: unknown) => [String(error)],
      ),
    );
    return (await Promise.all(checks)).flat();
  }

  /** Reads a file that no earlier round found intact, or that was written since. */
  async #verify(file: string): Promise<void> {
    const { size, mtimeNs, ino } = await stat(file, { bigint: true });
    const version = `${ino} ${size} ${mtimeNs}`;
    if (this.#intact.get(file) === version) return;
    await verifyBackup(file);
    this.#intact.set(file, version);
  }
}
