import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import type { Pitch } from '#rules/baseball/game/model.ts';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance } from '#rules/baseball/game/testing/invented-plays.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { UmpireView } from './umpire-view.tsx';

const render = (pitches: Pitch[]): string =>
  textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <UmpireView view={liveView()} plays={[plateAppearance({ pitches })]} />
      </MemoryRouter>,
    ),
  );

const challenge = { side: 'away', challenger: { id: 1, name: 'Ada Marsh' }, isOverturned: true } as const;

test('the calls are counted, and the missed ones are listed, the worst first', () => {
  const text = render([
    pitch(1, { result: 'called', strikes: 1 }),
    pitch(2, { result: 'called', strikes: 2, z: 3.7 }),
    pitch(3, { result: 'ball', balls: 1, strikes: 2 }),
    pitch(4, { result: 'ball', balls: 2, strikes: 2, z: 4.2, challenge }),
  ]);
  expect(text).toContain('4 called pitches: 1 correct, 3 missed, 0 too close to judge.');
  expect(text).toContain('ATL +0.09 runs, NYM +0.21 runs');
  expect(text).toContain('1 Eli Okafor Bottom 7th Ball, 10.0 in. inside A challenge would have succeeded +0.21 NYM');
  expect(text).toContain('2 Eli Okafor Bottom 7th Strike, 9.1 in. outside Challenged, overturned –');
  expect(text).toContain('Strike, 3.1 in. outside A challenge would have succeeded +0.09 ATL');
});

test('a game without measured pitches has no estimate', () =>
  expect(render([pitch(1, { result: 'called', x: null, z: null })])).toContain('No called pitch was measured'));
