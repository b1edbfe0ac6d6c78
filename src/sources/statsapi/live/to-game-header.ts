import type { GameHeader, GamePlayer } from '#rules/baseball/game/event.ts';
import type { GameStatus, Side, TeamRecord, Weather, LineupSlot, Remaining } from '#rules/baseball/game/model.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { describeSeries } from '../wire/describe-series.ts';
import { isStartTbd, toTime } from '../wire/league-day.ts';
import { readNoPicksReason, toGameStatus, toNoHitter, withTie } from '../wire/to-game-status.ts';
import { toDecisions, toPerson, toRecord, toTeam, toVenue } from '../wire/to-team.ts';
import { orderOf } from './plays/to-action-events.ts';
import { isPlayUnderReview } from './plays/to-challenges.ts';
import { toHand } from './plays/to-plate-appearance.ts';
import type { WireBoxTeam } from './wire-box-score.ts';
import type { WireFeed, WirePlayer, WireFeedTeam } from './wire-feed.ts';

const recordOf = (wire: WireFeedTeam | undefined): TeamRecord | null =>
  toRecord(wire?.record?.wins === undefined ? wire?.record?.leagueRecord : wire.record);

const toWeather = ({ gameData: { weather } }: WireFeed): Weather | null => {
  const { condition = null, temp = null, wind = null } = weather ?? {};
  const isReported = condition !== null || temp !== null || wind !== null;
  return isReported ? { condition, temperature: temp, wind } : null;
};

const toRemaining = ({ gameData: { absChallenges, review, moundVisits } }: WireFeed, side: Side): Remaining => ({
  challenges: absChallenges?.[side]?.remaining ?? null,
  replays: review?.[side]?.remaining ?? null,
  moundVisits: moundVisits?.[side]?.remaining ?? null,
});

/** The start of a feed, for `isStartTbd`. */
export function startOf({ status, datetime, venue }: WireFeed['gameData']) {
  return { time: datetime?.dateTime, isFlagged: status?.startTimeTBD, timeZone: venue?.timeZone?.id };
}

/** The status. A review that only the newest play mentions counts as one too: a challenge of a pitch has no status code. */
const toStatus = ({ gameData, liveData: { plays, linescore } }: WireFeed): GameStatus => {
  const { status: wire } = gameData;
  const { away, home } = linescore?.teams ?? {};
  const status = withTie(
    toGameStatus({ ...wire, startTimeTBD: isStartTbd(startOf(gameData)) }),
    away?.runs,
    home?.runs,
  );
  const newest = plays?.currentPlay ?? plays?.allPlays.at(-1);
  const isReviewed = status.phase === 'live' && status.detail === null && newest && isPlayUnderReview(newest);
  return isReviewed ? { ...status, detail: 'review' } : status;
};

function dayOf(time: string | undefined): string | null {
  return time !== undefined && toTime(time) !== null ? time.slice(0, 10) : null;
}

/** The parts of a feed that are not events. */
export function toGameHeader(feed: WireFeed): GameHeader {
  const { game, datetime, teams, probablePitchers, venue } = feed.gameData;
  const box = feed.liveData.boxscore?.teams;
  const names = findNames(feed);
  const status = toStatus(feed);
  const officialDate = datetime?.officialDate ?? datetime?.originalDate ?? dayOf(datetime?.dateTime) ?? '';
  const isDoubleHeader = game?.doubleHeader === 'Y' || game?.doubleHeader === 'S';
  const season = game?.season ?? officialDate.slice(0, 4);
  const clubs = {
    away: toTeam(teams?.away, recordOf(teams?.away)),
    home: toTeam(teams?.home, recordOf(teams?.home)),
  };
  return {
    gamePk: feed.gamePk ?? game?.pk ?? 0,
    season,
    officialDate,
    startsAt: status.startTimeTbd ? null : toTime(datetime?.dateTime),
    status,
    noPicksReason: readNoPicksReason(game?.type, [teams?.away, teams?.home]),
    scheduledInnings: feed.liveData.linescore?.scheduledInnings ?? 9,
    doubleHeaderGame: isDoubleHeader ? (game.gameNumber ?? null) : null,
    series: describeSeries({
      gameType: game?.type,
      season,
      phase: status.phase,
      wireClubs: { away: teams?.away, home: teams?.home },
      teams: clubs,
    }),
    teams: clubs,
    venue: toVenue(venue),
    weather: toWeather(feed),
    probablePitchers: { away: toPerson(probablePitchers?.away, names), home: toPerson(probablePitchers?.home, names) },
    decisions: toDecisions(feed.liveData.decisions, names),
    noHitter: toNoHitter(feed.gameData.flags, feed.liveData.linescore?.currentInning),
    remaining: { away: toRemaining(feed, 'away'), home: toRemaining(feed, 'home') },
    players: toPlayers(feed, names),
    lineups: { away: toLineup(box?.away), home: toLineup(box?.home) },
    startingPitchers: { away: box?.away?.pitchers[0] ?? null, home: box?.home?.pitchers[0] ?? null },
  };
}

/** The starting lineup: the first player of each place in the batting order, at the player's first position. */
function toLineup(wire: WireBoxTeam | undefined): LineupSlot[] {
  const players = wire?.players ?? [];
  const starters = players.flatMap(({ person, battingOrder, allPositions, position }) => {
    const order = orderOf(battingOrder);
    if (order === null || battingOrder === undefined || battingOrder % 100 !== 0) return [];
    const place = allPositions[0]?.abbreviation ?? position?.abbreviation ?? '';
    return [{ order, playerId: person.id, position: place }];
  });
  if (starters.length > 0) return starters.toSorted((a, b) => a.order - b.order);
  return (wire?.battingOrder ?? []).map((playerId, position) => ({ order: position + 1, playerId, position: '' }));
}

const toPlayer = (wire: Pick<WirePlayer, 'id'> & Partial<WirePlayer>): GamePlayer => ({
  id: wire.id,
  name: wire.fullName ?? unknownPlayer,
  batSide: toHand(wire.batSide?.code),
  pitchHand: toHand(wire.pitchHand?.code),
  position: wire.primaryPosition?.abbreviation ?? null,
  zoneTop: wire.strikeZoneTop ?? null,
  zoneBottom: wire.strikeZoneBottom ?? null,
});

/** All players of a game: those in the feed's dictionary and those that other parts of it mention. */
function toPlayers({ gameData, liveData }: WireFeed, names: ReadonlyMap<number, string>): Record<string, GamePlayer> {
  const { away, home } = liveData.boxscore?.teams ?? {};
  const boxed = [away, home].flatMap((team) => (team?.players ?? []).map(({ person }) => person));
  const ids = [...boxed.map(({ id }) => id), ...names.keys()];
  const players = new Map(ids.map((id) => [id, toPlayer({ id, fullName: names.get(id) })]));
  for (const player of gameData.players)
    players.set(player.id, toPlayer({ ...player, fullName: names.get(player.id) }));
  return Object.fromEntries(players);
}

/**
 * The names of persons by id, wherever a feed has them: with the players, in the box score, the line score or a play. A person can be
 * missing in the dictionary of the players and on both rosters.
 */
function findNames({ gameData, liveData }: WireFeed): Map<number, string> {
  const names = new Map<number, string>();
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && 'fullName' in value && typeof value.id === 'number' && typeof value.fullName === 'string') {
      if (!names.has(value.id)) names.set(value.id, value.fullName);
    }
    for (const part of Object.values(value)) find(part);
  };
  for (const part of [gameData.players, liveData, gameData.probablePitchers]) find(part);
  return names;
}
