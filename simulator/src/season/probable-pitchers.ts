import { leagueDateOf, startOfDay } from '../clock/league-date.ts';
import type { GameCache } from '../game/game-cache.ts';
import { rosterDate } from '../game/play-game.ts';
import type { RosterPlan } from '../roster/plan-rosters.ts';
import { minute, type PlannedGame } from './planned-game.ts';

const announcedBefore = 52 * 60 * minute;

type Probable = { away: number | null; home: number | null };
const none: Probable = { away: null, home: null };

type Source = { games: GameCache; planned: RosterPlan['planned'] };

/**
 * Clubs announce their starters about two days ahead; some wait until the morning of the game. Until the game's day, a roster move can still
 * change the starter.
 */
export function probablePitchers(game: PlannedGame | undefined, source: Source, time: number): Probable {
  if (game === undefined) return none;
  const startsAt = game.listings.findLast((listing) => listing.publicAt <= time)?.startsAt ?? 0;
  if (time < startsAt - announcedBefore) return none;
  const starters = startersAt(game, source, time);
  const isAnnouncedLate = (side: number): boolean =>
    (game.gamePk + side) % 9 === 0 && time < startsAt - 8 * 60 * minute;
  return { away: isAnnouncedLate(0) ? null : starters.away, home: isAnnouncedLate(1) ? null : starters.home };
}

function startersAt(game: PlannedGame, { games, planned }: Source, time: number): Probable {
  const { gamePk, awayId, homeId } = game;
  // there are no roster moves in the postseason
  if (time >= startOfDay(rosterDate(game)) || game.postseason) return games.starters(game);
  const plannedFor = (clubId: number) => planned.get(`${leagueDateOf(time)}/${gamePk}/${clubId}`) ?? null;
  return { away: plannedFor(awayId), home: plannedFor(homeId) };
}
