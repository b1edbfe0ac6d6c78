import { sql } from 'drizzle-orm';
import { addDays } from '#domain/seasons/add-days.ts';
import type { ClubRecord, ClubRecords } from '#domain/simulated-fans/choose-winner.ts';
import type { SimulationContext } from './simulation-context.ts';

/**
 * Fans pick up to 14 hours ahead, in a fast league a day more: whatever they know of has to be over by then, so that the
 * same game is called the same way before it and when it is replayed.
 */
const newsDelayDays = 3;

/** What fans who call a game of this day (YYYY-MM-DD) know of the clubs: the standings of three days before. */
export async function readClubRecords(
  { db, season }: Pick<SimulationContext, 'db' | 'season'>,
  date: string,
): Promise<ClubRecords> {
  const { rows } = await db.execute<{ club: number } & ClubRecord>(sql`
    select club, count(*) filter (where club = winner_id)::integer as wins,
      count(*) filter (where club <> winner_id)::integer as losses
    from games cross join lateral (values (away_id), (home_id)) clubs (club)
    where phase = 'final' and winner_id is not null and level = 1
      and official_date between ${season.openingDay} and ${addDays(date, -newsDelayDays)}
    group by club`);
  return new Map(rows.map(({ club, wins, losses }) => [club, { wins, losses }]));
}
