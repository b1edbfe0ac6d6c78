import { sql } from 'drizzle-orm';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import type { ClubRecord, ClubRecords } from '../../rules/choose-winner.ts';
import type { SimulationContext } from './simulation-context.ts';

/**
 * Fans pick up to 14 hours ahead, in a fast league up to a day more. They see only results from before that time, so that
 * they make the same pick before a game and when it is replayed.
 */
const recordDelayDays = 3;

/** Reads the club records that fans see when they pick games of this day (YYYY-MM-DD): the standings of three days before. */
export async function readClubRecords(
  { db, season }: Pick<SimulationContext, 'db' | 'season'>,
  date: string,
): Promise<ClubRecords> {
  const { rows } = await db.execute<{ club: number } & ClubRecord>(sql`
    select club, count(*) filter (where club = winner_id)::integer as wins,
      count(*) filter (where club <> winner_id)::integer as losses
    from games cross join lateral (values (away_id), (home_id)) clubs (club)
    where phase = 'final' and winner_id is not null and level = 1
      and official_date between ${season.openingDay} and ${addDays(date, -recordDelayDays)}
    group by club`);
  return new Map(rows.map(({ club, wins, losses }) => [club, { wins, losses }]));
}
