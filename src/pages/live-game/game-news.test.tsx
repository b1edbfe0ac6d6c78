import { describe, expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import { inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance } from '#rules/baseball/game/testing/invented-plays.ts';
import { finalView, liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { renderGame as render } from './testing/render-game.tsx';

describe('a challenged pitch', async () => {
  const challenge = { side: 'home', challenger: { id: 1, name: 'Ada Marsh' }, isOverturned: true } as const;
  const overturned = pitch(1, { result: 'called', call: 'Called Strike', strikes: 1, x: 0, z: 3.4, challenge });
  const play = plateAppearance({ pitches: [overturned] });
  const ended = plateAppearance({ ...play, event: 'Single', description: 'Eli Okafor singles.' });
  const view = liveView({ plateAppearance: play, status: { ...liveView().status, detail: 'review' } });
  const text = textOf(await render(view, { log: [ended] }));

  test('has challenger, calls and distance in the list and in the log', () => {
    expect(text).toContain('Marsh: ball → strike, 0.5 in. inside the zone');
    const sentence =
      'Ada Marsh (NYM) challenged pitch 1, called a ball: overturned to a strike, in the zone by 0.5 inches.';
    expect(text).toContain(`Eli Okafor is at bat. ${sentence}`);
    expect(text).toContain(`Eli Okafor singles. ${sentence}`);
    expect(text).toContain('in the zone, challenged, overturned.');
  });

  test('that is reviewed is shown instead of the state of the connection', () => {
    expect(text).toContain('Under review');
    expect(text).not.toContain('Live, pitch by pitch');
    expect(text).toContain('Bottom 7th');
  });
});

test('a no-hitter and a perfect game are shown with the record of their club', async () => {
  const noHitter = { side: 'home', isPerfect: false } as const;
  expect(textOf(await render(liveView({ noHitter })))).toContain('52–44 No-hitter');
  expect(textOf(await render(finalView({ noHitter: { ...noHitter, isPerfect: true } })))).toContain('Perfect game');
});

test.each([
  ['Pickoff Attempt 1B', 'Pickoff Attempt 1B Eli Okafor is at bat.'],
  ['Mound Visit.', 'Mound Visit Eli Okafor is at bat.'],
  ['Gil Pappas steals second', 'In Progress Gil Pappas steals second.'],
])('what happened since the last pitch is the headline or a sentence: %s', async (note, expected) => {
  const play = plateAppearance({ pitches: [pitch(1, { result: 'ball' })], notes: [note] });
  expect(textOf(await render(liveView({ plateAppearance: play })))).toContain(expected);
});

test.each([
  ['held', 'Suspended: Rain', null],
  ['live', 'Delayed: Rain', 'delayed'],
] as const)('a game of phase %s, %s, is not called live', async (phase, words, detail) => {
  const text = textOf(await render(liveView({ status: inventedStatus(phase, { text: words, detail }) })));
  expect(text).toContain(words);
  expect(text).not.toContain('Live, pitch by pitch');
});

test('the play log shows violations, and hides time-outs until the viewer asks for them', async () => {
  const violation = 'Pitch-timer violation by the pitcher: automatic ball.';
  const notes = ['Batter Timeout.', violation];
  const log = [plateAppearance({ event: 'Single', description: 'Eli Okafor singles.', notes })];
  expect(textOf(await render(liveView(), { log }))).toContain(`Eli Okafor singles. ${violation}`);
  const shown = textOf(await render(liveView(), { log, search: '?timeouts=show' }));
  expect(shown).toContain(`Eli Okafor singles. Batter Timeout. ${violation}`);
});

test('a ball in play is the headline at once, before its result is known', async () => {
  const hit = pitch(1, { result: 'inPlayHit', call: 'In play, no out' });
  const text = textOf(await render(liveView({ plateAppearance: plateAppearance({ pitches: [hit] }) })));
  expect(text).toContain('Ball in play Eli Okafor puts the ball in play: no out.');
  expect(text).not.toContain('In Progress');
});

test('the user’s own call is shown with ahead or behind and the chance of the shown state', async () => {
  const { away, home } = liveView().teams;
  expect(textOf(await render(liveView(), { called: home.id }))).toContain('Your call: Mets, ahead, 50%');
  expect(textOf(await render(liveView(), { called: away.id }))).toContain('Your call: Braves, behind, 50%');
  expect(textOf(await render(liveView()))).not.toContain('Your call');
});
