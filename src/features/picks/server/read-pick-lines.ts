import { sql } from 'drizzle-orm';
import { csvLine } from '#platform/api/csv-line.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { type PickColumn, picksFileColumns } from '../contract/picks-file.ts';
import { clubNamesOfPick } from './read-own-picks.ts';

type Row = {
  gamePk: number;
  date: string;
  startsAt: Date | null;
  winnerId: number;
  loserId: number;
  awayId: number;
  awayName: string | null;
  homeName: string | null;
  madeAt: Date;
  changedAt: Date;
  confidence: number | null;
  outcome: string | null;
  bases: number | null;
  streak: number | null;
  settledAt: Date | null;
};

/** also in the text of the statement, whose plan depends on it */
const batchSize = 500;

/** The picks of a user after a date and game, oldest first. A confidence belongs to the pick of its club and date. */
function readRows(db: Db, userId: number, { date, gamePk }: Pick<Row, 'date' | 'gamePk'>): Promise<Row[]> {
  return runPrepared<Row>(
    db,
    sql`
    select p.game_pk as "gamePk", p.official_date::text as date, g.starts_at as "startsAt", p.winner_id as "winnerId",
      p.loser_id as "loserId", g.away_id as "awayId", g.away_name as "awayName", g.home_name as "homeName",
      p.made_at as "madeAt", p.changed_at as "changedAt", c.percent::integer as confidence, p.outcome, p.bases,
      p.streak_after as streak, p.settled_at as "settledAt"
    from picks p
      join games g using (game_pk)
      left join pick_confidences c on c.user_id = ${userId} and c.game_pk = p.game_pk and c.winner_id = p.winner_id
        and c.official_date = p.official_date
    where p.user_id = ${userId} and (p.official_date, p.game_pk) > (${date}::date, ${gamePk}::integer)
    order by p.official_date, p.game_pk
    limit 500`,
  );
}

const timeText = (time: Date | null): string | null => time?.toISOString() ?? null;

function toFields(row: Row): Record<PickColumn, string | number | null> {
  const { winnerName, loserName } = clubNamesOfPick(row, row);
  return {
    official_date: row.date,
    game_id: row.gamePk,
    first_pitch: timeText(row.startsAt),
    picked_id: row.winnerId,
    picked_club: winnerName,
    other_id: row.loserId,
    other_club: loserName,
    made_at: timeText(row.madeAt),
    changed_at: timeText(row.changedAt),
    confidence: row.confidence,
    outcome: row.outcome,
    bases: row.bases,
    streak: row.streak,
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of this very constant
const columns = Object.keys(picksFileColumns) as PickColumn[];

function toLine(row: Row): string {
  const fields = toFields(row);
  return csvLine(columns.map((name) => fields[name]));
}

const withoutLaterGrade = (row: Row, instant: number | null): Row =>
  instant !== null && (row.settledAt?.getTime() ?? 0) > instant
    ? { ...row, outcome: null, bases: null, streak: null }
    : row;

/**
 * Reads all picks of a user as the lines of a CSV file, in parts, so that a long record is never in memory as a whole. Grades after
 * the viewer's instant (epoch ms, league clock; null: now) are left out.
 */
export async function* readPickLines(db: Db, userId: number, instant: number | null): AsyncGenerator<string> {
  let head = csvLine(columns);
  let last: Pick<Row, 'date' | 'gamePk'> | undefined = { date: '0001-01-01', gamePk: 0 };
  while (last !== undefined) {
    const rows: Row[] = await readRows(db, userId, last);
    yield head + rows.map((row) => toLine(withoutLaterGrade(row, instant))).join('');
    head = '';
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  }
}
