import { gameAsKnown } from '../../game/game-as-known.ts';
import type { Query } from '../../http/query.ts';
import type { GameListing, ScheduledGame, Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { flagsBody } from '../game/flags-body.ts';
import { emptyLinescore, linescoreBefore, linescoreBody } from '../game/linescore-body.ts';
import { gameDate, isFatePublic, nextListing, previousListing } from '../game/listing.ts';
import { decisions, momentAt } from '../game/live-feed.ts';
import { statusBody } from '../game/status-body.ts';
import type { JsonObject } from '../json.ts';
import { personReference, reference } from '../references.ts';
import { recordAtGame, recordBody, seriesRecord } from '../standings/club-record.ts';
import { teamBody } from '../teams/team-body.ts';
import type { World } from '../world.ts';

type Hydrates = Query['hydrates'];

/** One game of the schedule under one of its listings. */
export function scheduleGame(world: World, game: ScheduledGame, listing: GameListing, hydrates: Hydrates): JsonObject {
  const { league, now } = world;
  const { gamePk, gameType, season } = game;
  const isOff = (listing.fate === 'postponed' || listing.fate === 'cancelled') && isFatePublic(listing, now);
  const score = isOff ? null : runsAt(world, game);
  return {
    gamePk,
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
    venue: venue(world, game, hydrates),
    gameNumber: listing.gameNumber,
    doubleHeader: listing.doubleHeader,
    scheduledInnings: game.scheduledInnings,
    gamesInSeries: game.gamesInSeries,
    seriesGameNumber: game.seriesGameNumber,
    ifNecessary: game.postseason?.isIfNecessary ? 'Y' : 'N',
  };
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

type Score = { away: number; home: number };

type Listed = { game: ScheduledGame; listing: GameListing };

function side(
  { league, now }: World,
  { game, listing }: Listed,
  name: Side,
  score: Score | null,
  hydrates: Hydrates,
): JsonObject {
  const club = league.club(name === 'away' ? game.awayId : game.homeId);
  if (!club) return {};
  const record = game.postseason
    ? seriesRecord(club, { ...game.postseason, number: game.seriesGameNumber }, now)
    : recordAtGame(league, club, { game, startsAt: listing.startsAt }, now);
  const gameNumber = name === 'away' ? game.awayGameNumber : game.homeGameNumber;
  const isAnnounced = hydrates('probablePitcher') && game.sportId !== 22;
  const pitcherId = isAnnounced ? league.probablePitchers(game.gamePk, now)[name] : null;
  return {
    team: hydrates('team') ? teamBody(league, club) : reference(club),
    leagueRecord: recordBody(record),
    seriesNumber: game.postseason?.seriesNumber ?? Math.ceil(gameNumber / 3),
    ...(score ? { score: score[name] } : {}),
    ...(pitcherId === null ? {} : { probablePitcher: personReference(league, pitcherId) }),
  };
}

function hydrated(world: World, game: ScheduledGame, hydrates: Hydrates): JsonObject {
  const isNear = world.now >= (game.listings[0]?.startsAt ?? 0) - 24 * 3_600_000;
  const isOfPlay = ['linescore', 'decisions', 'flags'].some(hydrates);
  const played = isOfPlay && isNear ? world.league.play(game.gamePk) : undefined;
  if (played) return fromPlay(world, game, played, hydrates);
  return hydrates('linescore') ? { linescore: emptyLinescore(game) } : {};
}

function fromPlay(world: World, game: ScheduledGame, final: PlayedGame, hydrates: Hydrates): JsonObject {
  const { league, now } = world;
  const moment = momentAt(final, now);
  const played = gameAsKnown(final, moment?.at ?? now);
  const linescore = () => (moment ? linescoreBody(league, game, played, moment) : linescoreBefore(world, game, played));
  return {
    ...(hydrates('linescore') ? { linescore: linescore() } : {}),
    ...(hydrates('decisions') && now >= played.endedAt ? { decisions: decisions(league, played) } : {}),
    ...(hydrates('flags') ? { flags: flagsBody(played, moment) } : {}),
  };
}

function venue({ league }: World, game: ScheduledGame, hydrates: Hydrates): JsonObject {
  const park = league.venue(game.venueId);
  if (!park) return {};
  return { ...reference(park), ...(hydrates('timezone') ? { timeZone: { id: park.timeZone } } : {}) };
}

/** Runs of both teams; null before the first pitch. A finished game needs no play-by-play. */
function runsAt({ league, now }: World, { gamePk }: ScheduledGame): Score | null {
  if (league.status(gamePk, now).abstractGameState === 'Preview') return null;
  const score = league.score(gamePk);
  if (!score || score.firstPitchAt > now) return null;
  if (score.endedAt <= now) return { away: score.away, home: score.home };
  const played = league.play(gamePk);
  const moment = played ? momentAt(played, now) : null;
  return { away: moment?.totals.away.runs ?? 0, home: moment?.totals.home.runs ?? 0 };
}
