import { leagueDateOf, addDays } from '../../clock/league-date.ts';
import { gameAsKnown } from '../../game/game-as-known.ts';
import type { GameListing, ScheduledGame, Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { Query } from '../../http/query.ts';
import { recordAtGame, recordBody, seriesRecord } from '../standings/club-record.ts';
import { flagsBody } from '../game/flags-body.ts';
import { weatherBody } from '../game/game-data.ts';
import { guidOf } from '../guid.ts';
import type { JsonObject } from '../json.ts';
import { emptyLinescore, linescoreBefore, linescoreBody, ordinal } from '../game/linescore-body.ts';
import { gameDate, isFatePublic, nextListing, previousListing } from '../game/listing.ts';
import { decisions, momentAt } from '../game/live-feed.ts';
import { lineupsBody } from './lineups-body.ts';
import { personBody } from '../people/person-body.ts';
import { clubReference, feedLink, personReference, venueReference, clubReferenceById } from '../references.ts';
import type { World } from '../world.ts';
import { statusBody } from '../game/status-body.ts';
import { shortTeamBody, teamBody } from '../teams/team-body.ts';
import { zoneBody } from '../teams/venue-body.ts';

type Hydrates = Query['hydrates'];

/** One game of the schedule under one of its listings. */
export function scheduleGame(world: World, game: ScheduledGame, listing: GameListing, hydrates: Hydrates): JsonObject {
  const { league, now } = world;
  const { gamePk, gameType, season } = game;
  const isOff = (listing.fate === 'postponed' || listing.fate === 'cancelled') && isFatePublic(listing, now);
  const score = isOff ? null : runsAt(world, game);
  return {
    gamePk,
    gameGuid: guidOf(`game ${gamePk}`),
    link: feedLink(gamePk),
    gameType,
    season: String(season),
    gameDate: gameDate(listing, now),
    officialDate: listing.officialDate,
    ...moved(game, listing, now),
    status: statusBody(league, game, listing, now),
    teams: {
      away: side(world, { game, listing }, 'away', score, hydrates),
      home: side(world, { game, listing }, 'home', score, hydrates),
    },
    ...(isOff ? {} : hydrated(world, game, hydrates)),
    venue: venue(world, game, listing, hydrates),
    content: { link: `/api/v1/game/${gamePk}/content` },
    ...(score?.isFinal ? { isTie: score.away === score.home } : {}),
    gameNumber: listing.gameNumber,
    publicFacing: true,
    doubleHeader: listing.doubleHeader,
    gamedayType: 'P',
    tiebreaker: 'N',
    calendarEventID: `14-${gamePk}-${listing.officialDate}`,
    seasonDisplay: String(season),
    dayNight: game.dayNight,
    ...(game.postseason ? { description: `${game.postseason.shortName} Game ${game.seriesGameNumber}` } : {}),
    scheduledInnings: game.scheduledInnings,
    reverseHomeAwayStatus: false,
    inningBreakLength: 120,
    gamesInSeries: game.gamesInSeries,
    seriesGameNumber: game.seriesGameNumber,
    seriesDescription: game.seriesDescription,
    recordSource: 'S',
    ...necessity(game),
  };
}

function necessity({ postseason }: ScheduledGame): JsonObject {
  return postseason?.isIfNecessary
    ? { ifNecessary: 'Y', ifNecessaryDescription: 'If Necessary Game' }
    : { ifNecessary: 'N', ifNecessaryDescription: 'Normal Game' };
}

/** The dates from or to which a game was moved. */
function moved(game: ScheduledGame, listing: GameListing, now: number): JsonObject {
  const next = nextListing(game, listing, now);
  const previous = previousListing(game, listing);
  const isHeld = (each: GameListing) => each.fate === 'suspended';
  return {
    ...(next && isFatePublic(listing, now)
      ? isHeld(listing)
        ? { resumeDate: gameDate(next, now), resumeGameDate: next.officialDate }
        : { rescheduleDate: gameDate(next, now), rescheduleGameDate: next.officialDate }
      : {}),
    ...(previous
      ? isHeld(previous)
        ? { resumedFrom: gameDate(previous, now), resumedFromDate: previous.officialDate }
        : { rescheduledFrom: gameDate(previous, now), rescheduledFromDate: previous.officialDate }
      : {}),
  };
}

type Score = NonNullable<ReturnType<typeof runsAt>>;

type Listed = { game: ScheduledGame; listing: GameListing };

function side(
  world: World,
  { game, listing }: Listed,
  name: Side,
  score: Score | null,
  hydrates: Hydrates,
): JsonObject {
  const { league, now } = world;
  const club = league.club(name === 'away' ? game.awayId : game.homeId);
  if (!club) return {};
  const other = name === 'away' ? 'home' : 'away';
  const record = game.postseason
    ? seriesRecord(club, { ...game.postseason, number: game.seriesGameNumber }, now)
    : recordAtGame(league, club, { game, startsAt: listing.startsAt }, now);
  const body: JsonObject = {
    team: hydrates('team') ? teamBody(league, club) : clubReference(club),
    leagueRecord: recordBody(record),
    splitSquad: false,
    seriesNumber:
      game.postseason?.seriesNumber ?? Math.ceil((name === 'away' ? game.awayGameNumber : game.homeGameNumber) / 3),
  };
  if (game.gameType === 'S' || (hydrates('team') && club.sportId === 1))
    body.springLeague = shortTeamBody(club).springLeague ?? null;
  if (score) body.score = score[name];
  if (score?.isFinal && score.away !== score.home) body.isWinner = score[name] > score[other];
  const pitcher = hydrates('probablePitcher') ? probablePitcher(world, game, name) : null;
  return pitcher ? { ...body, probablePitcher: pitcher } : body;
}

function probablePitcher(world: World, game: ScheduledGame, name: Side): JsonObject | null {
  const id = game.sportId === 22 ? null : world.league.probablePitchers(game.gamePk, world.now)[name];
  const person = id === null ? undefined : world.league.person(id);
  if (!person) return null;
  const { primaryNumber = '', primaryPosition = {}, pitchHand = {} } = personBody(person, leagueDateOf(world.now));
  return { ...personReference(world.league, person.id), primaryNumber, primaryPosition, pitchHand };
}

function hydrated(world: World, game: ScheduledGame, hydrates: Hydrates): JsonObject {
  const { league, now } = world;
  const names = ['linescore', 'decisions', 'weather', 'lineups', 'flags'].filter(hydrates);
  const series: JsonObject = hydrates('seriesStatus') ? { seriesStatus: seriesStatus(world, game) } : {};
  const broadcasts: JsonObject = hydrates('broadcasts') ? { broadcasts: [] } : {};
  const isNear = now >= (game.listings[0]?.startsAt ?? 0) - 24 * 3_600_000;
  const played = names.length > 0 && isNear ? league.play(game.gamePk) : undefined;
  return {
    ...(played ? fromPlay(world, game, played, hydrates) : notPlayed(world, game, hydrates)),
    ...series,
    ...broadcasts,
  };
}

const notPlayed = ({ league }: World, game: ScheduledGame, hydrates: Hydrates): JsonObject =>
  hydrates('linescore') ? { linescore: emptyLinescore(league, game) } : {};

function fromPlay(world: World, game: ScheduledGame, final: PlayedGame, hydrates: Hydrates): JsonObject {
  const { league, now } = world;
  const moment = momentAt(final, now);
  const played = gameAsKnown(final, moment?.at ?? now);
  const linescore = () => (moment ? linescoreBody(league, game, played, moment) : linescoreBefore(world, game, played));
  return {
    ...(hydrates('linescore') ? { linescore: linescore() } : {}),
    ...(hydrates('decisions') && now >= played.endedAt ? { decisions: decisions(league, played) } : {}),
    ...(hydrates('weather') && game.sportId !== 22 && now >= played.lineupsAt ? { weather: weatherBody(played) } : {}),
    ...(hydrates('flags') ? { flags: flagsBody(played, moment) } : {}),
    ...(hydrates('lineups') && now >= played.lineupsAt ? { lineups: lineupsBody(league, played, now) } : {}),
  };
}

function venue({ league }: World, game: ScheduledGame, listing: GameListing, hydrates: Hydrates): JsonObject {
  const park = league.venue(game.venueId);
  if (!park) return {};
  return hydrates('timezone') || hydrates('timeZone')
    ? { ...venueReference(park), timeZone: zoneBody(park, listing.startsAt) }
    : venueReference(park);
}

/** The ids of the winners of the games of a series that have ended; null for a tie. */
function winnersOf(world: World, game: ScheduledGame): readonly (number | null)[] {
  if (game.postseason)
    return game.postseason.results.filter(({ endedAt }) => endedAt <= world.now).map(({ winnerId }) => winnerId);
  const date = game.listings[0]?.officialDate ?? '';
  return world.league
    .gamesOfClub(game.homeId, addDays(date, -6), addDays(date, 6))
    .filter(
      (other) =>
        other.awayId === game.awayId && other.homeId === game.homeId && other.gamesInSeries === game.gamesInSeries,
    )
    .flatMap((other) => {
      const score = runsAt(world, other);
      if (!score?.isFinal) return [];
      return score.away === score.home ? [null] : [score.away > score.home ? game.awayId : game.homeId];
    });
}

/** The state of a series between two clubs. */
function seriesStatus(world: World, game: ScheduledGame): JsonObject {
  const { league } = world;
  const { postseason, gamesInSeries, seriesGameNumber } = game;
  const winners = winnersOf(world, game);
  const away = winners.filter((winner) => winner === game.awayId).length;
  const home = winners.filter((winner) => winner === game.homeId).length;
  const leader = Math.max(away, home);
  const winning = away === home ? null : clubReferenceById(league, away > home ? game.awayId : game.homeId);
  const isOver = postseason ? leader > gamesInSeries / 2 : winners.length >= gamesInSeries;
  const verb = isOver ? 'won' : 'leads';
  return {
    gameNumber: seriesGameNumber,
    totalGames: gamesInSeries,
    isTied: away === home,
    isOver,
    wins: leader,
    losses: Math.min(away, home),
    ...(winning
      ? { winningTeam: winning, losingTeam: clubReferenceById(league, away > home ? game.homeId : game.awayId) }
      : {}),
    description: postseason?.name ?? game.seriesDescription,
    shortDescription: postseason
      ? `${postseason.shortName} Game ${seriesGameNumber}`
      : `${ordinal(seriesGameNumber)} of ${gamesInSeries}`,
    result: winning ? `${winning.name} ${verb} ${leader}-${Math.min(away, home)}` : `Series tied ${away}-${home}`,
    shortName: postseason?.shortName ?? 'Series',
  };
}

/** Runs of both teams; null before the first pitch. A finished game needs no play-by-play. */
function runsAt(
  { league, now }: World,
  { gamePk }: ScheduledGame,
): { away: number; home: number; isFinal: boolean } | null {
  const state = league.status(gamePk, now).abstractGameState;
  if (state === 'Preview') return null;
  const score = league.score(gamePk);
  if (!score || score.firstPitchAt > now) return null;
  if (score.endedAt <= now) return { away: score.away, home: score.home, isFinal: state === 'Final' };
  const played = league.play(gamePk);
  const moment = played ? momentAt(played, now) : null;
  return { away: moment?.awayScore ?? 0, home: moment?.homeScore ?? 0, isFinal: false };
}
