import { expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import { liveFeed } from '../wire/game/live-feed.ts';
import { type Json, type JsonObject, object, objects, text } from '../wire/json.ts';
import { changesOf } from './game-times.ts';
import { recordedFeeds } from './recorded-feeds.ts';
import { recordedGames } from './recorded-league.ts';

const league = createLeague({ seed: 'recorded', openingDay: '2026-03-26' });
const game = league.games(1, '2026-03-28').find(({ gamePk }) => (league.play(gamePk)?.plays.length ?? 0) > 0);
const played = league.play(game?.gamePk ?? 0);
if (!game || !played) throw new Error('The date has no game');

function open(feed: JsonObject): Map<number, JsonObject> {
  const request = `/api/v1.1/game/${game?.gamePk}/feed/live`;
  const entry = { request, file: 'feed.json', about: 'a game', complete: true, source: 'simulated' };
  return recordedFeeds([{ ...entry, path: request, query: new URLSearchParams(), body: (): Json => feed }]);
}

test('a recorded feed without a timestamp is replayed by the times of its plays', () => {
  const final = liveFeed(league, game, played, played.endedAt + 600_000);
  const feeds = open({ ...final, metaData: {} });
  expect(changesOf(feeds.get(game.gamePk) ?? {}).length).toBeGreaterThan(200);
  const replay = recordedGames(feeds, true).find(game.gamePk);
  const middle = played.plays[20]?.endedAt ?? 0;
  const during = replay?.feedAt(Math.ceil(middle / 1000) * 1000) ?? {};
  expect(objects(during, 'liveData', 'plays', 'allPlays')).toHaveLength(21);
  expect(text(during, 'gameData', 'status', 'detailedState')).toBe('In Progress');
  expect(object(replay?.feedAt(played.endedAt + 2000) ?? {}, 'liveData')).toEqual(object(final, 'liveData'));
});
