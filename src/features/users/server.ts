import { and, desc, eq, sql } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { clubNamesOfPick, pickScore } from '#features/picks/server/read-own-picks.ts';
import { toPickable } from '#features/picks/server/record-game.ts';
import { readScoreRanks } from '#features/ranks/server/score-ranks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames, picks, games, leaderboardState, tallies, users } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { accuracy } from '#rules/picks/accuracy.ts';
import { pickState } from '#rules/picks/pick-outcomes.ts';
import type { Services } from '#sources/services.ts';
import { type UserProfile, type StreakDay, type PublicPick, userProfile } from './contract.ts';

const maxPicks = 50;

/** Picks that are locked at `now`, or whose game has moved to another date. Other picks are private. */
const isPublic = (now: number) => sql`(${games.phase} <> 'open' or ${games.locksAt} <= ${new Date(now)}
  or ${picks.officialDate} <> ${games.officialDate})`;

async function readPicks(db: Db, userId: number, now: number): Promise<PublicPick[]> {
  const rows = await db
    .select()
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .leftJoin(finalGames, eq(finalGames.gamePk, picks.gamePk))
    .where(and(eq(picks.userId, userId), isPublic(now)))
    .orderBy(desc(picks.officialDate), desc(picks.gamePk))
    .limit(maxPicks);
  return rows.map(({ picks: pick, games: row, final_games: final }) => {
    const { gamePk, officialDate, winnerId, loserId, bases } = pick;
    const game = toPickable(row);
    const state = pickState({ gamePk, officialDate, winnerId }, game, now);
    const names = clubNamesOfPick({ winnerId }, row);
    const score = pickScore(pick, final);
    return { gamePk, officialDate, winnerId, loserId, ...names, state, startsAt: game.startsAt, bases, score };
  });
}

async function readCalendar(db: Db, userId: number): Promise<StreakDay[]> {
  const { rows } = await db.execute<StreakDay>(sql`
    select p.official_date::text as date,
      count(*) filter (where p.outcome = 'correct')::integer as correct,
      count(*) filter (where p.outcome = 'wrong')::integer as wrong,
      count(*) filter (where p.outcome = 'void')::integer as void,
      (array_agg(p.streak_after order by g.settled_pitch_at desc, p.game_pk desc)
        filter (where p.streak_after is not null))[1] as streak
    from picks p join games g using (game_pk)
    where p.user_id = ${userId} and p.outcome is not null
    group by p.official_date
    order by p.official_date`);
  return rows;
}

/** Reads a public profile. Throws `NotFound` for an unknown user. `now`: epoch ms, league clock. */
export async function readUserProfile(db: Db, username: string, now: number): Promise<UserProfile> {
  const [row] = await db
    .select()
    .from(users)
    .leftJoin(tallies, eq(tallies.userId, users.id))
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row === undefined) throw new NotFound('There is no user with this name.');
  const { users: user, tallies: tally } = row;
  const [ranks, [standing], totalNumGuesses, calendar, recentPicks] = await Promise.all([
    readScoreRanks(db, { name: 'season', since: null }),
    db.select({ season: leaderboardState.season }).from(leaderboardState),
    db.$count(picks, eq(picks.userId, user.id)),
    readCalendar(db, user.id),
    readPicks(db, user.id, now),
  ]);
  return {
    username: user.username,
    profilePic: user.profilePic,
    favorite_team: user.favoriteTeam,
    usesConfidence: user.usesConfidence,
    isSimulated: user.isSimulated,
    totalScore: tally?.totalScore ?? 0,
    longestStreak: tally?.longestStreak ?? 0,
    currentStreak: tally?.currentStreak ?? 0,
    totalGuessesCorrect: tally?.correct ?? 0,
    totalGuessesIncorrect: tally?.wrong ?? 0,
    totalNumGuesses,
    rank:
      tally && !tally.isHidden && tally.season === standing?.season
        ? ranks.rankOf(tally.totalScore - tally.pastScore)
        : null,
    accuracy: tally ? accuracy(tally) : null,
    calendar,
    picks: recentPicks,
  };
}

export function userProfileRoutes({ db, clock }: Services) {
  return { userProfile: serveData(userProfile, ({ params }) => readUserProfile(db, params.username, clock.now())) };
}
