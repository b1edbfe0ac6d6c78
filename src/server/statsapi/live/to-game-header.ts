import type { GameHeader, GamePlayer } from '#domain/game/event.ts';
import type { GameView, LineupSlot, Side, TeamRecord, Weather } from '#domain/game/model.ts';
import { gameStatus } from '#domain/game/status.ts';
import { toInningState } from '../to-game-card.ts';
import { toPerson, toTeam, toVenue } from '../to-team.ts';
import { toInstant } from '../league-day.ts';
import { orderOf } from './to-action-events.ts';
import { toHand } from './to-plate-appearance.ts';
import type { WireBoxTeam } from './wire-box-score.ts';
import type { WireFeed, WireFeedTeam, WirePlayer } from './wire-feed.ts';

const toStatus = ({ gameData: { status } }: WireFeed) =>
  gameStatus({
    code: status?.statusCode ?? status?.codedGameState,
    state: status?.abstractGameState,
    words: status?.detailedState,
    reason: status?.reason,
    startTimeTbd: status?.startTimeTBD,
  });

const toRecord = (wire: WireFeedTeam | undefined): TeamRecord | null => {
  const { wins, losses } = wire?.record?.wins === undefined ? (wire?.record?.leagueRecord ?? {}) : wire.record;
  return wins === undefined || losses === undefined ? null : { wins, losses };
};

const toWeather = ({ gameData: { weather } }: WireFeed): Weather | null =>
  weather
    ? {
        condition: weather.condition ?? null,
        temperature: weather.temp ?? null,
        wind: weather.wind ?? null,
      }
    : null;

const toPlayer = (wire: WirePlayer): GamePlayer => ({
  id: wire.id,
  name: wire.fullName ?? `Player ${wire.id}`,
  batSide: toHand(wire.batSide?.code),
  pitchHand: toHand(wire.pitchHand?.code),
  position: wire.primaryPosition?.abbreviation ?? null,
  zoneTop: wire.strikeZoneTop ?? null,
  zoneBottom: wire.strikeZoneBottom ?? null,
});

/** Everyone in the game: the feed's own dictionary, and whoever only its plays or its box score name. */
const toPlayers = ({ gameData, liveData }: WireFeed): Record<number, GamePlayer> => {
  const { away, home } = liveData.boxscore?.teams ?? {};
  const boxed = [away, home].flatMap((team) => Object.values(team?.players ?? {}).map((player) => player?.person));
  const matched = (liveData.plays?.allPlays ?? []).flatMap(({ matchup }) => [matchup?.batter, matchup?.pitcher]);
  const named = [...matched, ...boxed].filter((person) => person !== undefined);
  const listed = Object.values(gameData.players ?? {}).filter((player) => player !== undefined);
  const players = new Map(named.map(({ id, fullName }) => [id, toPlayer(bare(id, fullName))]));
  for (const player of listed) players.set(player.id, toPlayer(player));
  return Object.fromEntries(players);
};

const bare = (id: number, fullName: string | undefined): WirePlayer => ({
  id,
  fullName,
  batSide: undefined,
  pitchHand: undefined,
  primaryPosition: undefined,
  strikeZoneTop: undefined,
  strikeZoneBottom: undefined,
});

/** Those who began the game: the first man of each place in the order, at the first of his positions. */
const toLineup = (wire: WireBoxTeam | undefined): LineupSlot[] => {
  const players = Object.values(wire?.players ?? {}).filter((player) => player !== undefined);
  const starters = players.flatMap(({ person, battingOrder, allPositions, position }) => {
    const order = orderOf(battingOrder);
    if (order === null || battingOrder === undefined || battingOrder % 100 !== 0) return [];
    const place = allPositions[0]?.abbreviation ?? position?.abbreviation ?? '';
    return [{ order, playerId: person.id, position: place }];
  });
  if (starters.length > 0) return starters.toSorted((a, b) => a.order - b.order);
  return (wire?.battingOrder ?? []).map((playerId, position) => ({ order: position + 1, playerId, position: '' }));
};

const startersOf = (feed: WireFeed, side: Side): number | null =>
  feed.liveData.boxscore?.teams?.[side]?.pitchers[0] ?? null;

/** Games that the league does not follow play by play still have a line score; the others' is made of their events. */
const toReported = ({ liveData: { plays, linescore } }: WireFeed): GameHeader['reported'] => {
  if (!linescore?.currentInning || (plays?.allPlays.length ?? 0) > 0) return null;
  const totals = (side: Side): GameView['totals']['away'] => {
    const told = linescore.teams?.[side];
    return { runs: told?.runs ?? 0, hits: told?.hits ?? 0, errors: told?.errors ?? 0 };
  };
  return {
    inning: linescore.currentInning,
    inningState: toInningState(linescore.inningState),
    balls: linescore.balls ?? 0,
    strikes: linescore.strikes ?? 0,
    outs: linescore.outs ?? 0,
    lineScore: linescore.innings.map(({ num, away, home }) => ({
      number: num,
      away: away?.runs ?? null,
      home: home?.runs ?? null,
    })),
    totals: { away: totals('away'), home: totals('home') },
  };
};

const toDecisions = ({ liveData: { decisions } }: WireFeed): GameView['decisions'] =>
  decisions
    ? { winner: toPerson(decisions.winner), loser: toPerson(decisions.loser), save: toPerson(decisions.save) }
    : null;

/** All of a feed that is not an event. */
export const toGameHeader = (feed: WireFeed): GameHeader => {
  const { game, datetime, teams, probablePitchers, venue } = feed.gameData;
  const box = feed.liveData.boxscore?.teams;
  const status = toStatus(feed);
  const officialDate = datetime?.officialDate ?? datetime?.originalDate ?? datetime?.dateTime?.slice(0, 10) ?? '';
  const isDoubleHeader = game?.doubleHeader === 'Y' || game?.doubleHeader === 'S';
  return {
    gamePk: feed.gamePk ?? game?.pk ?? 0,
    season: game?.season ?? officialDate.slice(0, 4),
    officialDate,
    startsAt: status.startTimeTbd ? null : toInstant(datetime?.dateTime),
    status,
    scheduledInnings: feed.liveData.linescore?.scheduledInnings ?? 9,
    doubleHeaderGame: isDoubleHeader ? (game.gameNumber ?? null) : null,
    teams: {
      away: toTeam(teams?.away, toRecord(teams?.away)),
      home: toTeam(teams?.home, toRecord(teams?.home)),
    },
    venue: toVenue(venue),
    weather: toWeather(feed),
    probablePitchers: { away: toPerson(probablePitchers?.away), home: toPerson(probablePitchers?.home) },
    decisions: toDecisions(feed),
    players: toPlayers(feed),
    lineups: { away: toLineup(box?.away), home: toLineup(box?.home) },
    startingPitchers: { away: startersOf(feed, 'away'), home: startersOf(feed, 'home') },
    reported: toReported(feed),
  };
};
