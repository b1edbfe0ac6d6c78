import type { League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import { fixtureOf, type PlayedGame } from '../../played-game.ts';
import { setNewest } from '../../set-newest.ts';
import { noDecisions } from '../../stats/pitcher-record.ts';
import type { JsonObject } from '../json.ts';
import { lastChange, timecodesUpTo } from './change-times.ts';
import { liveFeed } from './live-feed.ts';
import type { TimedFeed, TimedFeeds } from './live-routes.ts';

const cachedFeeds = 120;

/** Names a game with its clubs and the state of its series, which change before a postseason game. */
function versionOf({ gamePk, awayId, homeId, postseason }: ScheduledGame): string {
  return `${gamePk} ${awayId} ${homeId} ${postseason?.results.length ?? 0}`;
}

/** The simulated games as live feeds, each cached until its next change. */
export function simulatedGames(league: League): TimedFeeds {
  const feeds = new Map<string, JsonObject>();
  const cacheFeed = (key: string, make: () => JsonObject) =>
    setNewest(feeds, key, feeds.get(key) ?? make(), cachedFeeds);
  return {
    latest: (now) => Math.floor(now / 1000) * 1000,
    find(gamePk): TimedFeed | null {
      const game = league.game(gamePk);
      if (!game) return null;
      const played = league.play(gamePk) ?? unplayedGame(league, game);
      return {
        feedAt: (time) =>
          cacheFeed(`${versionOf(game)}@${lastChange(played, time)}`, () => liveFeed(league, game, played, time)),
        timecodes: (time) => timecodesUpTo(played, time),
      };
    },
  };
}

const unplayedGames = new WeakMap<ScheduledGame, PlayedGame>();

/** A canceled game: no lineups, no plays and no end; its feed contains clubs, park and status. */
function unplayedGame(league: League, game: ScheduledGame): PlayedGame {
  const cached = unplayedGames.get(game);
  if (cached) return cached;
  const noLineup = { order: [], pitcherId: 0 };
  const noTotals = { runs: 0, hits: 0, errors: 0, leftOnBase: 0 };
  const played: PlayedGame = {
    ...fixtureOf(game),
    weather: { condition: 'Rain', temperature: 60, wind: '0 mph, None' },
    officials: [],
    lineupsAt: Infinity,
    starters: { away: noLineup, home: noLineup },
    bench: { away: [], home: [] },
    bullpen: { away: [], home: [] },
    firstPitchAt: game.listings[0]?.startsAt ?? 0,
    endedAt: Infinity,
    statusChanges: league.statusChanges(game.gamePk),
    plays: [],
    challenges: [],
    rulings: [],
    lines: [],
    totals: { away: noTotals, home: noTotals },
    winnerId: null,
    ...noDecisions,
    isForfeit: false,
  };
  unplayedGames.set(game, played);
  return played;
}
