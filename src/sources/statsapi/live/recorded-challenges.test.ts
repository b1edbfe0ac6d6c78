import { describe, expect, test } from 'vitest';
import { calledAs, firstCall } from '#rules/baseball/game/describe-pitch.ts';
import { plateAppearances, fold } from '#rules/baseball/game/fold.ts';
import { inchesFromZone, type Crossing, type Zone } from '#rules/baseball/game/strike-zone.ts';
import { hasRecordings, readRecordedFeed } from '#tests/support/upstream/recorded-feeds.ts';
import { toGameLog } from './live-feed.ts';
import { toBoxScore } from './to-box-score.ts';
import { wireFeed, type WireFeed } from './wire-feed.ts';

/** A game of 2026 with two challenges. */
const gamePk = 823163;

const load = (): WireFeed => wireFeed.parse(readRecordedFeed(gamePk));

const isStrike = (crossing: Crossing, zone: Zone): boolean => (inchesFromZone(crossing, zone) ?? 1) <= 0;

describe.skipIf(!hasRecordings)('a recorded game of 2026 (needs ../shared/recorded)', () => {
  test('has the challenges that its counters count', () => {
    const feed = load();
    const log = toGameLog(feed);
    const challenges = plateAppearances(log).flatMap(({ index, pitches }) =>
      pitches.flatMap((pitch) => (pitch.challenge ? [{ index, first: firstCall(pitch), ...pitch.challenge }] : [])),
    );
    expect(challenges).toMatchObject([
      { index: 17, side: 'away', first: 'strike', isOverturned: false },
      { index: 36, side: 'away', first: 'ball', isOverturned: true },
    ]);
    const { away, home } = toBoxScore(feed, log.header);
    expect([away.challenges, home.challenges]).toEqual([
      { won: 1, lost: 1 },
      { won: 0, lost: 0 },
    ]);
    expect(fold(log, Infinity).remaining).toEqual({
      away: { challenges: 1, replays: 1, moundVisits: 4 },
      home: { challenges: 2, replays: 1, moundVisits: 1 },
    });
  });

  test('the middle of the plate decides a few calls otherwise than its front', async ({ annotate }) => {
    const feed = load();
    const plays = plateAppearances(toGameLog(feed));
    const fronts = (feed.liveData.plays?.allPlays ?? []).map(({ playEvents }) =>
      playEvents.filter(({ isPitch }) => isPitch).map(({ pitchData }) => pitchData?.coordinates),
    );
    const called = plays.flatMap((play) =>
      play.pitches.flatMap((pitch, place) => {
        const { pX: x = null, pZ: z = null } = fronts[play.index]?.[place] ?? {};
        const isCalledStrike = calledAs(pitch) === 'strike';
        return calledAs(pitch) === null || pitch.z === null
          ? []
          : [{ isCalledStrike, atFront: isStrike({ x, z }, play), atMiddle: isStrike(pitch, play) }];
      }),
    );
    const moved = called.filter(({ atFront, atMiddle }) => atFront !== atMiddle).length;
    const right = (place: 'atFront' | 'atMiddle') =>
      called.filter((each) => each[place] === each.isCalledStrike).length;
    await annotate(
      `${moved} of ${called.length} called pitches change side; ${right('atFront')} match the final call at the front of the plate, ${right('atMiddle')} at its middle`,
    );
    expect(called.length).toBeGreaterThan(100);
    expect(moved).toBeLessThan(called.length / 20);
    expect(right('atMiddle')).toBeGreaterThanOrEqual(right('atFront'));
  });
});
