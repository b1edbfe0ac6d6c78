import { z } from 'zod';

/**
 * A backup file is a gzip stream followed by the SHA-256 of its bytes. The stream consists of frames: the length as a 32-bit
 * big-endian number, and that many bytes. The first frame is the header. Each table has a frame with its name and columns,
 * frames with the text of `COPY`, an empty frame, and a frame with the number of rows.
 */
export const backupFormat = 1;
export const checksumBytes = 32;

const seasonSchema = z.object({ seed: z.string(), openingDay: z.iso.date() });

/** The season of a simulated league; null for other leagues. */
export type BackupSeason = z.infer<typeof seasonSchema> | null;

export const headerSchema = z.object({
  format: z.literal(backupFormat),
  database: z.string().regex(/^[a-z0-9_]{1,63}$/),
  createdAt: z.iso.datetime(),
  season: seasonSchema.nullable(),
  /** names of the applied migrations, in order */
  migrations: z.array(z.string()),
  /** in an order in which each table follows those that it references */
  tables: z.array(z.string()),
  /** the state of the sequence of each identity column; numbers as text, because they can exceed 2^53 */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
export const tableSchema = z.object({ table: name, columns: z.array(name) });
export const rowsSchema = z.object({ rows: z.number().int() });

const lengthBytes = 4;

export function encodeFrame(data: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, data]);
}

export function encodeJson(value: object): Buffer {
  return encodeFrame(Buffer.from(JSON.stringify(value)));
}

/** Splits a stream into frames. Throws when it ends within a frame. */
export async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= lengthBytes) {
      const end = lengthBytes + rest.readUInt32BE();
      if (rest.length < end) break;
      yield rest.subarray(lengthBytes, end);
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new Error('The backup is incomplete');
}

/** The season that a backup of the league's database records; null for the real and the recorded league. */
export function seasonOf(league: { seed: string; openingDay: string | null }): BackupSeason {
  const { seed, openingDay } = league;
  return openingDay === null ? null : { seed, openingDay };
}
