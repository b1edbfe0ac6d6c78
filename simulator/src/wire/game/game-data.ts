import { challengesLeft } from '../../game/challenges-left.ts';
import type { GameMoment } from '../../league.ts';
import type { ScheduledGame, Side } from '../../model.ts';
import { hasChallenges } from '../../physics/challenge-zone.ts';
import type { PlayedGame } from '../../played-game.ts';
import { gamePlayers } from '../boxscore/game-people.ts';
import type { JsonObject } from '../json.ts';
import { personReferences } from '../references.ts';
import { clubRecord, recordBody, seriesRecord } from '../standings/club-record.ts';
import { teamBody } from '../teams/team-body.ts';
import { venueBody } from '../teams/venue-body.ts';
import type { World } from '../world.ts';
import { flagsBody } from './flags-body.ts';
import { currentListing, gameDate } from './listing.ts';
import { statusBody } from './status-body.ts';

/** `gameData` of a game at the snapshot's time. */
export function gameData(world: World, game: ScheduledGame, played: PlayedGame, moment: GameMoment | null): JsonObject {
  const { league, now } = world;
  const listing = currentListing(game, now);
  const venue = league.venue(game.venueId);
  if (!listing || !venue) return {};
  const { gamePk, gameType, season, listings } = game;
  const { officialDate, doubleHeader, gameNumber } = listing;
  const { condition, temperature, wind } = played.weather;
  const originalDate = listings[0]?.officialDate ?? officialDate;
  // the weather is known when the lineups are announced
  const hasWeather = game.sportId !== 22 && now >= played.lineupsAt;
  return {
    game: { pk: gamePk, type: gameType, doubleHeader, gameNumber, season: String(season) },
    datetime: { dateTime: gameDate(listing, now), originalDate, officialDate },
    status: statusBody(league, game, listing, now),
    teams: { away: team(world, game, played, 'away'), home: team(world, game, played, 'home') },
    players: gamePlayers(world, played),
    venue: venueBody(venue),
    ...(hasWeather ? { weather: { condition, temp: String(temperature), wind } } : {}),
    review: replayCounters(played, now),
    ...(hasChallenges(game) ? { absChallenges: challengeCounters(played, moment, now) } : {}),
    flags: flagsBody(played, moment),
    probablePitchers: game.sportId === 22 ? {} : personReferences(league, league.probablePitchers(gamePk, now)),
    moundVisits: moundVisits(played, moment, now),
  };
}

function team({ league, now }: World, game: ScheduledGame, played: PlayedGame, side: Side): JsonObject {
  const club = league.club(side === 'away' ? game.awayId : game.homeId);
  if (!club) return {};
  const upTo = now >= played.endedAt ? played.endedAt : Math.min(now, played.firstPitchAt);
  const record = recordBody(
    game.postseason
      ? seriesRecord(club, { ...game.postseason, number: game.seriesGameNumber }, now)
      : clubRecord(league, club, upTo, game.gameType),
  );
  return { ...teamBody(league, club), record: { ...record, leagueRecord: record } };
}

/** `gameData.absChallenges`: decided challenges of balls and strikes, and those left. */
function challengeCounters(played: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const decided = played.challenges.filter(({ endsAt }) => endsAt <= now);
  const side = (name: Side): JsonObject => {
    const own = decided.filter((challenge) => challenge.side === name);
    const usedSuccessful = own.filter(({ isOverturned }) => isOverturned).length;
    const remaining = challengesLeft(decided, name, moment?.inning ?? 1);
    return { usedSuccessful, usedFailed: own.length - usedSuccessful, remaining };
  };
  return { away: side('away'), home: side('home') };
}

/** `gameData.review`: replay challenges. A club has one, which it keeps when it is right. */
function replayCounters({ plays }: PlayedGame, now: number): JsonObject {
  const decided = plays.flatMap(({ review }) => (review && review.endsAt <= now ? [review] : []));
  const side = (name: Side): JsonObject => {
    const own = decided.filter(({ challengeSide }) => challengeSide === name);
    return { used: own.length, remaining: own.every(({ isOverturned }) => isOverturned) ? 1 : 0 };
  };
  return { away: side('away'), home: side('home') };
}

const visitsAtStart = 4;

/** A club without a mound visit at the start of the ninth inning, or of an extra inning, receives one. */
function visits(used: readonly number[], inning: number): JsonObject {
  let remaining = visitsAtStart;
  for (let number = 1; number <= inning; number++) {
    if (number >= 9) remaining = Math.max(remaining, 1);
    remaining -= used.filter((each) => each === number).length;
  }
  return { used: used.length, remaining: Math.max(0, remaining) };
}

/** `gameData.moundVisits` */
function moundVisits({ plays }: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const inningsOf = (isTop: boolean): number[] =>
    plays
      .filter((play) => play.isTop === isTop)
      .flatMap(({ events, inning }) =>
        events
          .filter((event) => event.kind === 'action' && event.eventType === 'mound_visit' && event.at <= now)
          .map(() => inning),
      );
  const inning = moment?.inning ?? 1;
  return { away: visits(inningsOf(false), inning), home: visits(inningsOf(true), inning) };
}
