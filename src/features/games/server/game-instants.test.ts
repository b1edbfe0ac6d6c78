import { describe, expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { end, move, out, runners, start, timed, type Untimed } from '#rules/baseball/game/testing/play-script.ts';
import { createLiveGame } from '#sources/live/server/live-game.ts';
import { readingOf } from '#sources/live/server/testing/scripted-reader.ts';
import { applyDelta } from '#sources/live/view-delta.ts';
import { gameAtInstant, instantOf, pendingAfter } from './game-instants.ts';

const three = { runs: 3, hits: 3, errors: 0 };
const none = { runs: 0, hits: 0, errors: 0 };
const official: Untimed = {
  type: 'officialFigures',
  inning: 1,
  half: 'top',
  added: { away: three, home: none },
  isMissing: true,
  situation: null,
};
const homeRun = (index: number, inning: number, half: 'top' | 'bottom', batter: number) => [
  start(index, inning, half, batter, half === 'top' ? 210 : 110),
  runners(move(batter, null, 'home')),
  end('Home Run', 'It is gone.', 1),
];

/** The official figures of the top of the first arrive ten seconds after everything else. */
const events = timed([
  ...homeRun(0, 1, 'top', 101),
  official,
  ...homeRun(2, 1, 'bottom', 201),
  start(3, 1, 'bottom', 202, 110),
]);
const times = events.map(({ at }) => at);
const last = times.at(-1) ?? 0;
const arrivals = times.map((at, place) => (events[place]?.type === 'officialFigures' ? last + 10_000 : at));
const log = inventedLog(events);
const freshness = { asOf: last, isStale: false };
const game = createLiveGame({
  snapshot: { version: 1, log, box: readingOf().box, pitchVideos: {}, asOf: last, arrivals, delta: null },
  updates: [],
  freshness,
});

describe('official figures that arrive after the plays that follow them', () => {
  test('are not known to a viewer at an earlier instant, who sees all plays', () => {
    const { view, log: known } = gameAtInstant(game, last);
    expect(view).toMatchObject({ totals: { away: { runs: 1 }, home: { runs: 1 } }, missingPlays: [] });
    expect(view.plateAppearance?.index).toBe(3);
    expect(known.events).toHaveLength(events.length - 1);
  });

  test('are known from their arrival on', () => {
    expect(gameAtInstant(game, last + 10_000).view).toMatchObject({
      totals: { away: { runs: 4 } },
      missingPlays: [{ inning: 1, half: 'top' }],
    });
  });

  test('are a change of their own for a viewer who is behind', () => {
    const shown = gameAtInstant(game, last - 1000).view;
    const pending = pendingAfter(game, { instant: last - 1000, shown });
    expect(pending.map(({ at }) => at)).toEqual([last, last + 10_000]);
    let view = shown;
    for (const { delta } of pending) view = applyDelta(view, delta);
    expect(view).toEqual(game.view);
  });

  test('belong to their moment of a replay', () => {
    const at = times[3] ?? 0;
    expect(instantOf(log, at - 1000)?.view.totals.away.runs).toBe(1);
    expect(instantOf(log, at)?.view.totals.away.runs).toBe(4);
  });
});

test('the box score of an earlier instant says that plays are missing', () => {
  const held = gameAtInstant({ ...game, arrivals: times }, times[5] ?? 0);
  expect(held.box.notes).toEqual([{ label: '', text: 'Plays of the top of the 1st inning are missing.' }]);
});

test('a no-hitter of an earlier moment is not named while plays are missing', () => {
  const outs = Array.from({ length: 12 }, (_, half) => {
    const [inning, isTop] = [Math.floor(half / 2) + 1, half % 2 === 0];
    return [0, 1, 2].flatMap((place) => [
      start(3 * half + place, inning, isTop ? 'top' : 'bottom', isTop ? 101 : 201, isTop ? 210 : 110),
      runners(out(isTop ? 101 : 201, null)),
      end('Groundout', 'Out.'),
    ]);
  }).flat();
  const whole = inventedLog(timed(outs));
  expect(instantOf(whole, Infinity)?.view.noHitter).not.toBeNull();
  const lacking = inventedLog(timed([...outs, { ...official, inning: 6, half: 'bottom' }]));
  expect(fold(lacking, Infinity).totals.home.hits).toBe(0);
  expect(instantOf(lacking, lacking.events.at(-2)?.at ?? 0)?.view.noHitter).toBeNull();
});
