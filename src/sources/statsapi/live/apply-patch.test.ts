import { describe, expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';

const feed = { gameData: {}, liveData: { count: { balls: 1, outs: 2 }, plays: ['a', 'b'] } };

const patched = (...diff: object[]) => applyPatch(feed, [{ diff }]);

describe('a patch', () => {
  test('adds, replaces, removes, copies and moves in order, and does not modify the feed', () => {
    const copy = structuredClone(feed);
    const result = patched(
      { op: 'replace', path: '/liveData/count/balls', value: 3 },
      { op: 'copy', path: '/liveData/plays/2', from: '/liveData/count/balls' },
      { op: 'move', path: '/liveData/plays/0', from: '/liveData/plays/1' },
      { op: 'add', path: '/liveData/count/strikes', value: 0 },
      { op: 'remove', path: '/liveData/count/outs' },
    );
    expect(result).toEqual({
      feed: { gameData: {}, liveData: { count: { balls: 3, strikes: 0 }, plays: ['b', 'a', 3] } },
    });
    expect(feed).toEqual(copy);
  });

  test('of several changes is applied in order, in both envelopes', () => {
    const changes = [
      { diff: [{ op: 'add', path: '/liveData/x', value: 1 }] },
      { diff: [{ op: 'replace', path: '/liveData/x', value: 2 }] },
    ];
    const after = { feed: { gameData: {}, liveData: { ...feed.liveData, x: 2 } } };
    expect(applyPatch(feed, changes)).toEqual(after);
    expect(applyPatch(feed, { missedDiff: changes, call: 'anything' })).toEqual(after);
  });

  test('that is a whole feed replaces the feed', () => {
    const whole = { gameData: { game: {} }, liveData: {} };
    expect(applyPatch(feed, whole)).toEqual({ feed: whole });
  });

  test.each([[[]], [[{ diff: [] }]]])('without operations (%j) is no change', (response) => {
    expect(applyPatch(feed, response)).toBeNull();
  });

  test.each([
    ['a test that fails', { op: 'test', path: '/liveData/count/balls', value: 9 }],
    ['a path that is not there', { op: 'replace', path: '/liveData/nothing/here', value: 1 }],
    ['a source that is not there', { op: 'copy', path: '/liveData/x', from: '/liveData/nothing' }],
    ['a place beyond the end of a list', { op: 'add', path: '/liveData/plays/9', value: 1 }],
    ['an unknown operation', { op: 'swap', path: '/liveData/x' }],
    ['a path that is no pointer', { op: 'add', path: 'liveData', value: 1 }],
  ])('with %s returns doubt', (_what, operation) => expect(patched(operation)).toBe('doubt'));

  test('that doubles the feed with every copy returns doubt', () => {
    const doubling = Array.from({ length: 60 }, (_, index) => ({
      op: 'copy',
      path: `/liveData/x${index}`,
      from: '/liveData',
    }));
    expect(patched(...doubling.slice(0, 5))).toHaveProperty('feed');
    expect(patched(...doubling)).toBe('doubt');
  });

  test('that adds more than a game needs returns doubt', () =>
    expect(patched({ op: 'add', path: '/liveData/x', value: 'x'.repeat(1_100_000) })).toBe('doubt'));

  test('cannot modify object prototypes', () => {
    patched({ op: 'add', path: '/__proto__/polluted', value: 1 });
    expect('polluted' in {}).toBe(false);
  });

  test.each([null, 'text', 7, {}, { messageNumber: 10 }, [{ other: [] }]])('that is %j returns doubt', (response) => {
    expect(applyPatch(feed, response)).toBe('doubt');
  });
});
