import { applyPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../clock/league-date.ts';
import { createLeague } from '../../create-league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PitchChallenge, PlayedGame } from '../../played-game.ts';
import { type Json, type JsonObject, member, number, object, objects, text } from '../json.ts';
import { liveFeed } from './live-feed.ts';
import { feedPatch } from './live-routes.ts';

const league = createLeague({ seed: 'called-shot', openingDay: '2026-04-27' });

type Game = { game: ScheduledGame; played: PlayedGame };

const games: Game[] = Array.from({ length: 4 }, (_, day) => league.games(1, addDays('2026-05-01', day)))
  .flat()
  .flatMap((game) => {
    const played = league.play(game.gamePk);
    return played && played.plays.length > 0 ? [{ game, played }] : [];
  });

const feedAt = ({ game, played }: Game, time: number): JsonObject => liveFeed(league, game, played, time);

const finalFeeds = new Map(games.map((each) => [each, feedAt(each, each.played.endedAt + 600_000)]));

const playIn = (feed: Json | undefined, { playIndex }: PitchChallenge): JsonObject =>
  objects(feed, 'liveData', 'plays', 'allPlays')[playIndex] ?? {};
const pitchIn = (feed: Json | undefined, challenge: PitchChallenge): JsonObject =>
  objects(playIn(feed, challenge), 'playEvents')[challenge.eventIndex] ?? {};
/** A copy as a client receives it, without shared parts. */
const asReceived = <Body>(body: Body): Body => JSON.parse(JSON.stringify(body)) as Body;

const codeOf = (pitch: JsonObject): string | null => text(pitch, 'details', 'call', 'code');

const challenged = games.flatMap((each) => each.played.challenges.map((challenge) => ({ each, challenge })));
const overturned = challenged.filter(({ challenge }) => challenge.isOverturned);

describe('challenges of balls and strikes', () => {
  test('are about four a game, and about half of them are right', () => {
    expect(challenged.length / games.length).toBeGreaterThan(3);
    expect(challenged.length / games.length).toBeLessThan(5);
    expect(overturned.length / challenged.length).toBeGreaterThan(0.4);
    expect(overturned.length / challenged.length).toBeLessThan(0.65);
  });

  test('are described on the pitch, on the play or on both, and all are in the counters', () => {
    const places = new Set(challenged.map(({ challenge }) => challenge.placement));
    for (const part of ['pitch', 'play', 'both']) expect(places).toContain(part);
    for (const [{ played }, feed] of finalFeeds) {
      const counters = object(feed, 'gameData', 'absChallenges');
      const described = played.challenges.filter((challenge) => {
        const onPlay = object(playIn(feed, challenge), 'reviewDetails');
        const reviews = [
          object(pitchIn(feed, challenge), 'reviewDetails'),
          onPlay,
          ...objects(onPlay, 'additionalReviews'),
        ];
        return reviews.some(({ reviewType }) => reviewType === 'MJ');
      });
      const used = (side: string) =>
        (number(counters, side, 'usedSuccessful') ?? 0) + (number(counters, side, 'usedFailed') ?? 0);
      expect(described).toHaveLength(played.challenges.length);
      expect(used('away') + used('home')).toBe(played.challenges.length);
    }
  });

  test('leave a club two minus those that failed in nine innings', () => {
    for (const [{ played }, feed] of finalFeeds) {
      if (played.plays.at(-1)?.inning !== 9) continue;
      for (const side of ['away', 'home']) {
        const left = number(feed, 'gameData', 'absChallenges', side, 'remaining') ?? -1;
        expect(left).toBe(2 - (number(feed, 'gameData', 'absChallenges', side, 'usedFailed') ?? 0));
        expect(left).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('show the umpire’s call, then a review in progress, then the final call in the same place', () => {
    expect(overturned.length).toBeGreaterThan(50);
    for (const { each, challenge } of overturned.slice(0, 60)) {
      const [called, open, decided] = [challenge.pitchAt, challenge.startsAt, challenge.endsAt].map((at) =>
        feedAt(each, Math.ceil(at / 1000) * 1000),
      );
      const final = challenge.originalCall === 'B' ? 'C' : 'B';
      expect([called, open, decided].map((feed) => codeOf(pitchIn(feed, challenge)))).toEqual([
        challenge.originalCall,
        challenge.originalCall,
        final,
      ]);
      const counts = [open, decided].map((feed) => object(pitchIn(feed, challenge), 'count'));
      const shift = final === 'C' ? 1 : -1;
      expect(counts[1]).toMatchObject({
        balls: Number(counts[0]?.balls) - shift,
        strikes: Number(counts[0]?.strikes) + shift,
      });
      expect(text(called, 'gameData', 'status', 'statusCode')).toBe('I');
      expect(object(open, 'gameData', 'status')).toMatchObject({ statusCode: 'MJ', abstractGameState: 'Live' });
      expect(text(decided, 'gameData', 'status', 'statusCode')).toBe('I');
      expect(member(playIn(open, challenge), 'about', 'isComplete')).toBe(false);
      const patched = asReceived(open);
      const patch = asReceived(feedPatch(open ?? {}, decided ?? {}));
      expect(applyPatch(patched, patch).every((error) => error === null)).toBe(true);
      expect(patched).toEqual(asReceived(decided));
    }
  });

  test('name the player with the decision only', () => {
    for (const { each, challenge } of challenged.slice(0, 60)) {
      const at = (time: number) => {
        const feed = feedAt(each, Math.ceil(time / 1000) * 1000);
        const onPitch = object(pitchIn(feed, challenge), 'reviewDetails');
        return 'reviewType' in onPitch ? onPitch : object(playIn(feed, challenge), 'reviewDetails');
      };
      expect(at(challenge.startsAt)).toMatchObject({ inProgress: true, isOverturned: false, reviewType: 'MJ' });
      expect(at(challenge.startsAt)).not.toHaveProperty('player');
      expect(at(challenge.endsAt)).toMatchObject({ inProgress: false, isOverturned: challenge.isOverturned });
      expect(number(at(challenge.endsAt), 'player', 'id')).toBe(challenge.playerId);
    }
  });

  test('do not exist before 2026, and the zone is at the front of the plate', () => {
    const before = createLeague({ seed: 'called-shot', openingDay: '2025-03-27' });
    const game = before.games(1, '2025-05-01').find(({ gamePk }) => (before.play(gamePk)?.plays.length ?? 0) > 0);
    const played = before.play(game?.gamePk ?? 0);
    if (!game || !played) throw new Error('The date has no game');
    const feed = liveFeed(before, game, played, played.endedAt);
    expect(object(feed, 'gameData')).not.toHaveProperty('absChallenges');
    expect(JSON.stringify(feed)).not.toContain('strikeZoneDepth');
  });
});

test('a replay review is in progress before the play has a result', () => {
  const reviewed = games.flatMap((each) => each.played.plays.flatMap((play) => (play.review ? [{ each, play }] : [])));
  expect(reviewed.length).toBeGreaterThan(10);
  for (const { each, play } of reviewed) {
    const feed = feedAt(each, Math.ceil((play.review?.startsAt ?? 0) / 1000) * 1000);
    const body = objects(feed, 'liveData', 'plays', 'allPlays')[play.index];
    expect(object(body, 'reviewDetails')).toMatchObject({ inProgress: true, isOverturned: false });
    expect(member(body, 'about', 'isComplete')).toBe(false);
    expect(text(feed, 'gameData', 'status', 'statusCode')).toBe(text(body, 'reviewDetails', 'reviewType'));
  }
});

test('a pending ruling of the official scorer becomes a hit or an error in place', () => {
  const pending = games.flatMap((each) => each.played.rulings.map((ruling) => ({ each, ruling })));
  expect(pending.length).toBeGreaterThan(3);
  for (const { each, ruling } of pending) {
    const endedAt = each.played.plays[ruling.playIndex]?.endedAt ?? 0;
    const [before, after] = [endedAt, ruling.endsAt].map((at) => {
      const feed = feedAt(each, Math.ceil(at / 1000) * 1000);
      return object(objects(feed, 'liveData', 'plays', 'allPlays')[ruling.playIndex]);
    });
    expect(member(before, 'about', 'isComplete')).toBe(true);
    expect(object(before, 'result')).toMatchObject({
      event: 'Official Scorer Ruling Pending',
      eventType: 'os_ruling_pending_primary',
    });
    expect(JSON.stringify(before)).not.toContain('_error');
    expect(['single', 'field_error']).toContain(text(after, 'result', 'eventType'));
  }
});
