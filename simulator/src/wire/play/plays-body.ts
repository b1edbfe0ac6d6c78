import type { GameMoment, League } from '../../league.ts';
import type { Play, PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { currentPlayBody, decidedPlayBody, upcomingPlayBody } from './play-body.ts';
import { personReference } from '../references.ts';
import { shortTeamBody } from '../teams/team-body.ts';
import type { World } from '../world.ts';

/** `liveData.plays` at a moment. */
export function playsBody(league: League, played: PlayedGame, moment: GameMoment): JsonObject {
  const decided = played.plays.slice(0, moment.completed);
  const current = moment.current >= moment.completed ? played.plays[moment.current] : undefined;
  const allPlays = decided.map((play) => decidedPlayBody(league, played, play));
  if (current) allPlays.push(currentPlayBody(league, played, current, moment));
  const last = allPlays.at(-1);
  return {
    allPlays,
    ...(last ? { currentPlay: last } : {}),
    scoringPlays: decided.filter(({ isScoring }) => isScoring).map(({ index }) => index),
    playsByInning: playsByInning(league, played, decided, current),
  };
}

/** `liveData.plays` before the first pitch: from Warmup on the first play, without events. */
export function playsBefore({ league, now }: World, played: PlayedGame): JsonObject {
  const first = played.plays[0];
  const isLive = league.status(played.gamePk, now).abstractGameState === 'Live';
  const upcoming = first && isLive ? upcomingPlayBody(league, played, first, now) : null;
  return {
    allPlays: upcoming ? [upcoming] : [],
    ...(upcoming ? { currentPlay: upcoming } : {}),
    scoringPlays: [],
    playsByInning: [],
  };
}

function playsByInning(
  league: League,
  played: PlayedGame,
  decided: readonly Play[],
  current: Play | undefined,
): JsonObject[] {
  const seen = current ? [...decided, current] : decided;
  const innings = [...new Set(seen.map(({ inning }) => inning))];
  return innings.map((inning) => {
    const plays = seen.filter((play) => play.inning === inning);
    const half = (isTop: boolean) => plays.filter((play) => play.isTop === isTop);
    const hits = (isTop: boolean) =>
      half(isTop)
        .filter((play) => play !== current)
        .flatMap((play) => hitBody(league, played, play));
    return {
      startIndex: plays[0]?.index ?? 0,
      endIndex: plays.at(-1)?.index ?? 0,
      top: half(true).map(({ index }) => index),
      bottom: half(false).map(({ index }) => index),
      hits: { away: hits(true), home: hits(false) },
    };
  });
}

const hitEvents = new Set(['single', 'double', 'triple', 'home_run']);

function hitBody(league: League, played: PlayedGame, play: Play): JsonObject[] {
  const ball = play.events
    .flatMap((event) => (event.kind === 'pitch' && event.battedBall ? [event.battedBall] : []))
    .at(-1);
  const club = league.club(play.isTop ? played.awayId : played.homeId);
  if (!ball || !club) return [];
  return [
    {
      team: shortTeamBody(club),
      inning: play.inning,
      pitcher: personReference(league, play.pitcherId),
      batter: personReference(league, play.batterId),
      coordinates: { x: ball.coordX, y: ball.coordY },
      type: hitEvents.has(play.eventType) ? 'H' : 'O',
      description: play.event,
    },
  ];
}
