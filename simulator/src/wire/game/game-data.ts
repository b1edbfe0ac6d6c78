import type { GameMoment } from '../../league.ts';
import type { GameListing, ScheduledGame, Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { clubRecord, percentage, recordBody, seriesRecord } from '../standings/club-record.ts';
import { challengesLeft } from '../../game/challenges-left.ts';
import type { JsonObject } from '../json.ts';
import { flagsBody } from './flags-body.ts';
import { gamePlayers } from '../boxscore/game-people.ts';
import { hasChallenges } from '../../physics/challenge-zone.ts';
import { currentListing, gameDate } from './listing.ts';
import { umpireId } from '../../roster/umpires.ts';
import { personReference } from '../references.ts';
import { statusBody } from './status-body.ts';
import { teamBody } from '../teams/team-body.ts';
import { venueBody } from '../teams/venue-body.ts';
import type { World } from '../world.ts';

const noGames = {
  wildCardGamesBack: '-',
  leagueGamesBack: '-',
  springLeagueGamesBack: '-',
  sportGamesBack: '-',
  divisionGamesBack: '-',
  conferenceGamesBack: '-',
};

/** `gameData` of a game at the snapshot's time. */
export function gameData(world: World, game: ScheduledGame, played: PlayedGame, moment: GameMoment | null): JsonObject {
  const { league, now } = world;
  const listing = currentListing(game, now);
  const venue = league.venue(game.venueId);
  if (!listing || !venue) return {};
  const isPublic = game.sportId !== 22;
  return {
    game: gameBody(game, listing, teamCodes(world, game)),
    datetime: datetime(game, listing, venue.timeZone, now),
    status: statusBody(league, game, listing, now),
    teams: { away: team(world, game, played, 'away'), home: team(world, game, played, 'home') },
    players: gamePlayers(world, played),
    venue: venueBody(venue, game.season, listing.startsAt),
    officialVenue: { id: venue.id, link: `/api/v1/venues/${venue.id}` },
    ...(isPublic && now >= played.lineupsAt ? { weather: weatherBody(played) } : {}),
    gameInfo: gameInfo(played, now),
    review: replayCounters(played, now),
    ...(hasChallenges(game) ? { absChallenges: challengeCounters(played, moment, now) } : {}),
    flags: flagsBody(played, moment),
    alerts: [],
    probablePitchers: probables(world, game),
    // from the staff of umpires, so that their links lead to a person
    officialScorer: personReference(league, umpireId(game.gamePk)),
    primaryDatacaster: personReference(league, umpireId(game.gamePk + 1)),
    moundVisits: moundVisits(played, moment, now),
  };
}

/** The weather, which is known when the lineups are announced. */
export function weatherBody({ weather }: PlayedGame) {
  return {
    condition: weather.condition,
    temp: String(weather.temperature),
    wind: weather.wind,
  };
}

function teamCodes({ league }: World, { awayId, homeId }: ScheduledGame) {
  return { away: league.club(awayId)?.teamCode ?? '', home: league.club(homeId)?.teamCode ?? '' };
}

function gameBody(
  game: ScheduledGame,
  { officialDate, doubleHeader, gameNumber }: GameListing,
  codes: Record<Side, string>,
): JsonObject {
  const { gamePk, gameType, season } = game;
  const id = `${officialDate.replaceAll('-', '/')}/${codes.away}mlb-${codes.home}mlb-${gameNumber}`;
  return {
    pk: gamePk,
    type: gameType,
    doubleHeader,
    id,
    gamedayType: 'P',
    tiebreaker: 'N',
    gameNumber,
    calendarEventID: `14-${gamePk}-${officialDate}`,
    season: String(season),
    seasonDisplay: String(season),
  };
}

function datetime(game: ScheduledGame, listing: GameListing, timeZone: string, now: number): JsonObject {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    listing.startsAt,
  );
  const [time = '', ampm = ''] = clock.split(/\s/);
  const originalDate = game.listings[0]?.officialDate ?? listing.officialDate;
  return {
    dateTime: gameDate(listing, now),
    originalDate,
    officialDate: listing.officialDate,
    dayNight: game.dayNight,
    time,
    ampm,
  };
}

function team({ league, now }: World, game: ScheduledGame, played: PlayedGame, side: Side): JsonObject {
  const club = league.club(side === 'away' ? game.awayId : game.homeId);
  if (!club) return {};
  const upTo = now >= played.endedAt ? played.endedAt : Math.min(now, played.firstPitchAt);
  const wonLost = game.postseason
    ? seriesRecord(club, { ...game.postseason, number: game.seriesGameNumber }, now)
    : clubRecord(league, club, upTo, game.gameType);
  const { wins, losses, ties } = wonLost;
  const record = {
    gamesPlayed: wins + losses + ties,
    ...noGames,
    leagueRecord: recordBody(wonLost),
    records: {},
    divisionLeader: false,
    wins,
    losses,
    winningPercentage: percentage(wonLost),
  };
  return { ...teamBody(league, club), record };
}

function gameInfo(played: PlayedGame, now: number): JsonObject {
  if (now < played.firstPitchAt || played.plays.length === 0) return {};
  const firstPitch = new Date(played.firstPitchAt).toISOString();
  const delay: JsonObject = played.delayMinutes > 0 ? { delayDurationMinutes: played.delayMinutes } : {};
  return now < played.endedAt
    ? { firstPitch }
    : { attendance: played.attendance, firstPitch, gameDurationMinutes: played.durationMinutes, ...delay };
}

function probables({ league, now }: World, { gamePk, sportId }: ScheduledGame): JsonObject {
  if (sportId === 22) return {};
  const announced = league.probablePitchers(gamePk, now);
  const one = (side: Side): JsonObject =>
    announced[side] === null ? {} : { [side]: personReference(league, announced[side]) };
  return { ...one('away'), ...one('home') };
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
  return { hasChallenges: decided.length > 0, away: side('away'), home: side('home') };
}

/** `gameData.review`: replay challenges. A club has one, which it keeps when it is right. */
function replayCounters({ plays }: PlayedGame, now: number): JsonObject {
  const decided = plays.flatMap(({ review }) => (review && review.endsAt <= now ? [review] : []));
  const side = (name: Side): JsonObject => {
    const own = decided.filter(({ challengeSide }) => challengeSide === name);
    return { used: own.length, remaining: own.every(({ isOverturned }) => isOverturned) ? 1 : 0 };
  };
  return {
    hasChallenges: decided.some(({ challengeSide }) => challengeSide !== null),
    away: side('away'),
    home: side('home'),
  };
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
