import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import { textOf } from '#app/testing/render-with.ts';
import { playerSeasonQuery } from '#features/players/queries/player-season.ts';
import { id } from '#rules/baseball/game/testing/invented-people.ts';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance, plays } from '#rules/baseball/game/testing/invented-plays.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { meetingsQuery, PlaysDetails } from './plays-details.tsx';

type Screen = Parameters<typeof PlaysDetails>[0]['screen'];

function render(screen: Partial<Screen>, client = createOfflineClient()): string {
  const all: Screen = {
    view: liveView(),
    leagueKind: 'simulated',
    plays: [],
    shown: plateAppearance(),
    pathOf: (index) => `?play=${index}`,
    isReplay: false,
    ...screen,
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlaysDetails screen={all} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const ball = { exitVelocity: 108.24, launchAngle: 24, distance: 402.4, trajectory: 'fly_ball', x: 10, y: 380 };
const double = plateAppearance({
  index: 20,
  inning: 3,
  event: 'Double',
  pitches: [pitch(1, { result: 'inPlayHit', type: 'Sinker', startSpeed: 93, battedBall: ball })],
});
const other = plateAppearance({ index: 30, event: 'Strikeout', pitcherId: id(9), pitches: [] });

test('the duel has the earlier meetings, the pitches of the pitcher with those in progress, and the hardest hit balls', () => {
  const html = render({ plays: [double, other] });
  const text = textOf(html);
  expect(text).toContain('Eli Okafor against Dan Ishimura Double Bottom 3rd, 1 pitch, 108.2 mph Pitches of');
  expect(text).toContain('Sinker 29 93.9 0/2 - - Four-Seam Fastball 29 95.8 1/1 - - Slider 14 95.8 0/0 - -');
  expect(text).toContain('Hardest hit Eli Okafor 108.2 mph Double, 402 ft, NYM, Bottom 3rd');
  expect(html.match(/href="[^"]*\?play=20"/g)).toHaveLength(2);
});

test('the pitches are compared with those of the season', () => {
  const client = createOfflineClient();
  const pitches = [
    { name: 'Sinker', count: 400, share: '41.3%', speed: '94.6' },
    { name: 'Slider', count: 201, share: '20.8%', speed: '85.2' },
    { name: 'Four-Seam Fastball', count: 367, share: '37.9%', speed: '95.9' },
  ];
  client.setQueryData(playerSeasonQuery(String(plateAppearance().pitcherId), undefined).queryKey, {
    season: '2026',
    groups: [{ group: 'pitching', figures: {}, league: null, splits: [], pitches }],
    freshness: { asOf: 0, isStale: false },
  });
  const text = textOf(render({ plays: [double] }, client));
  expect(text).toContain('Sinker 29 93.9 0/2 41 94.6 Four-Seam Fastball');
  expect(text).toContain('Slider 14 95.8 0/0 21 85.2');
});

test('the batter against the pitcher has the line of the newest season and of the career, but not in a replay', () => {
  const { batterId, pitcherId } = plateAppearance();
  const client = createOfflineClient();
  const figures = { plateAppearances: '4', hits: '2', homeRuns: '1', baseOnBalls: '1', avg: '.667', ops: '2.083' };
  const seasons = [
    { season: '2026', figures },
    { season: '2024', figures },
  ];
  const freshness = { asOf: 0, isStale: false };
  const answer = (career: typeof figures | null) =>
    client.setQueryData(meetingsQuery(batterId, pitcherId).queryKey, { seasons, career, freshness });
  answer({ ...figures, plateAppearances: '19' });
  expect(textOf(render({}, client))).toContain(
    'They have not met before in this game. In regular seasons Season PA H HR BB SO AVG OPS 2026 4 2 1 1 - .667 2.083 Career 19 2 1 1 - .667 2.083',
  );
  expect(textOf(render({ isReplay: true }, client))).not.toContain('Career');
  answer(null);
  expect(textOf(render({}, client))).toContain('They have not met before in a regular season.');
});

test('a first meeting and a game without measurements say so', () => {
  const text = textOf(render({}));
  expect(text).toContain('They have not met before in this game.');
  expect(text).toContain('No batted ball was measured yet.');
  const untyped = plateAppearance({ pitches: [pitch(1, { result: 'ball', type: null })] });
  expect(textOf(render({ shown: untyped }))).toContain('No type of pitch is known yet.');
});

test('a game that is over has the pitchers of both clubs who threw most', () => {
  const text = textOf(render({ plays: plays(57), shown: null }));
  expect(text).toContain('Pitches of Dan Ishimura');
  expect(text).toContain('Pitches of Nils Whitlock');
  expect(text).toContain('by inning: 1st 95.8');
  expect(text).not.toContain('against');
});

test('until the plays are loaded, a text says so', () =>
  expect(textOf(render({ plays: null }))).toContain('Attempting to fetch data'));
