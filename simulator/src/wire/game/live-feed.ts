import { toTimecode } from '../../clock/timecode.ts';
import { gameAsKnown } from '../../game/game-as-known.ts';
import { gameAt } from '../../game/game-at.ts';
import type { GameMoment, League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { boxscoreBody } from '../boxscore/boxscore-body.ts';
import type { JsonObject } from '../json.ts';
import { currentPlayBody, decidedPlayBody, upcomingPlayBody } from '../play/play-body.ts';
import { personReferences } from '../references.ts';
import type { World } from '../world.ts';
import { lastChange } from './change-times.ts';
import { gameData } from './game-data.ts';
import { linescoreBefore, linescoreBody } from './linescore-body.ts';

const newest = new WeakMap<PlayedGame, { at: number; moment: GameMoment }>();

/** The moment of play at a time; null before the first pitch. The newest moment of each game is cached. */
export function momentAt(played: PlayedGame, time: number): GameMoment | null {
  const at = lastChange(played, time);
  const first = played.plays[0];
  if (!first || first.startedAt > at) return null;
  const latest = newest.get(played);
  if (latest?.at === at) return latest.moment;
  const moment = gameAt(played, at);
  newest.set(played, { at, moment });
  return moment;
}

/** The live feed (v1.1) of a game at a time, rounded to the game's last change. */
export function liveFeed(league: League, game: ScheduledGame, final: PlayedGame, time: number): JsonObject {
  const now = lastChange(final, time);
  const moment = momentAt(final, now);
  const played = gameAsKnown(final, now);
  return {
    gamePk: game.gamePk,
    metaData: { wait: 10, timeStamp: toTimecode(now) },
    gameData: gameData({ league, now }, game, played, moment),
    liveData: {
      plays: moment ? playsBody(league, played, moment) : playsBefore({ league, now }, played),
      linescore: moment ? linescoreBody(league, game, played, moment) : linescoreBefore({ league, now }, game, played),
      boxscore: boxscoreBody(league, played, moment, now),
      ...(now >= played.endedAt ? { decisions: decisions(league, played) } : {}),
    },
  };
}

/** Winner, loser and save of a finished game. */
export function decisions(
  league: League,
  { winningPitcherId, losingPitcherId, savingPitcherId }: PlayedGame,
): JsonObject {
  return personReferences(league, { winner: winningPitcherId, loser: losingPitcherId, save: savingPitcherId });
}

/** `liveData.plays` at a moment. */
function playsBody(league: League, played: PlayedGame, moment: GameMoment): JsonObject {
  const decided = played.plays.slice(0, moment.completed);
  const current = moment.current >= moment.completed ? played.plays[moment.current] : undefined;
  const allPlays = decided.map((play) => decidedPlayBody(league, played, play));
  if (current) allPlays.push(currentPlayBody(league, played, current, moment));
  const last = allPlays.at(-1);
  const scoringPlays = decided.filter(({ isScoring }) => isScoring).map(({ index }) => index);
  return { allPlays, ...(last ? { currentPlay: last } : {}), scoringPlays };
}

/** `liveData.plays` before the first pitch: from Warmup on the first play, without events. */
function playsBefore({ league, now }: World, played: PlayedGame): JsonObject {
  const first = played.plays[0];
  const isLive = league.status(played.gamePk, now).abstractGameState === 'Live';
  if (!first || !isLive) return { allPlays: [], scoringPlays: [] };
  const upcoming = upcomingPlayBody(league, played, first, now);
  return { allPlays: [upcoming], currentPlay: upcoming, scoringPlays: [] };
}
