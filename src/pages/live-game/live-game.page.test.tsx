import { describe, expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import { inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance } from '#rules/baseball/game/testing/invented-plays.ts';
import { finalView, liveView, previewView } from '#rules/baseball/game/testing/invented-views.ts';
import { box } from './testing/invented-box.ts';
import { renderGame as render } from './testing/render-game.tsx';

describe('a live game, rendered on the server', async () => {
  const html = await render(liveView());
  const text = textOf(html);

  test.each([
    ['the state', 'Bottom 7th'],
    ['the records', '54–41'],
    ['the play', 'In Progress Eli Okafor is at bat.'],
    ['the pitcher with the figures of today', 'Pitching Dan Ishimura throws R 6.1 IP, 7 H, 3 R, 8 K · 88 P · 3.87 ERA'],
    ['the batter with today and the season', 'At bat Eli Okafor DH bats L 1–4, BB, 2 K · .271, 12 HR'],
    ['who is on deck and in the hole', 'On deck Suzuki .271 In the hole Castell .271'],
    ['who is on base', 'Runners on first and third: Tim Delacroix , Omar Nakagawa'],
    ['the weather and the park', 'Tidewater Park Weather Partly Cloudy Temperature 78 °F Wind 9 mph, Out To LF'],
    ['the pitches as text', 'Pitch 4: Sinker, 94.7 mph, Foul, in the zone.'],
    ['the batter’s zone', 'Okafor’s own zone 1.58–3.32 ft'],
    ['the score in its own header', 'ATL 3 · NYM 5'],
    ['the club that is more likely to win', 'NYM 50% to win'],
    ['the plays', 'Top 7th'],
    ['the pick', 'The pick of this game.'],
  ])('shows %s', (_, expected) => expect(text).toContain(expected));

  test('the challenges and mound visits that each club has left are shown', () => {
    expect(text).toContain('Ball-strike challenges left ATL 1 NYM 2');
    expect(text).toContain('Replay challenges left ATL 1 NYM 0 Mound visits left ATL 3 NYM 4');
  });

  test('the win probability is shown as text and as a table next to its line', () => {
    for (const part of ['Win probability our estimate', 'Biggest swings']) expect(text).toContain(part);
    expect(html).toMatch(/href="\/TodaysGame\/\d+\?play=\d+"/);
    expect(text).toContain('Chance of the Mets after each half-inning');
    expect(html).toContain('href="/FAQ#win-probability"');
  });

  test('a pitch has a line, with all its figures behind it, in the order of the pitches', () => {
    expect(text).toContain('6 Curveball 79 mph Ball In Dirt');
    expect(text).toContain('79.1 mph, 72.0 at the plate · spin 2,702 rpm at 38° · break 12°');
    expect(text.indexOf('Sinker 95 mph Foul')).toBeLessThan(text.indexOf('Curveball 79'));
  });

  test.each([
    ['a batter with hits, at bats, home runs and runs batted in', '4 Ines Ruiz-Hall 1B 1–4 0 0'],
    ['the batter at bat', 'Eli Okafor DH at bat 1–4 0 0'],
    ['a pitcher with innings, pitches and runs', 'Pitchers IP P R Nils Whitlock (W, 7-4) 6.1 98 3'],
  ])('a lineup shows %s', (_, expected) => expect(text).toContain(expected));

  test('a substitute is indented below the replaced batter', () => {
    expect(text).toContain('5 Sam Okonkwo DH 1–4 0 0 Kip Sorensen PH 1–1 1 2 6 Max Tillery');
    expect(html).toMatch(
      /<th scope="row"><span[^>]* data-substitute="true"><span[^>]*><\/span><span><a[^>]*>Kip Sorensen/,
    );
  });

  test('tabs select a part of the page without a script', () => {
    expect(html.match(/type="radio" name="part"/g)).toHaveLength(5);
    expect(html).toMatch(/name="part" checked="" value="live"/);
  });

  test('the runners, the pitcher, the batter and the clubs are links', () => {
    expect(html).toMatch(/href="\/player\/900012\/">Tim Delacroix<.*href="\/player\/900011\/">Omar Nakagawa</);
    expect(html).toMatch(/href="\/player\/\d+\/">Dan Ishimura</);
    expect(html).toMatch(/href="\/player\/\d+\/">Eli Okafor</);
    for (const part of ['href="/teams/144"', 'href="/teams/121"']) expect(html).toContain(part);
  });

  test('a left-handed batter is drawn on the right, a right-handed one on the left', async () => {
    expect(html).toContain('scale(-0.25 0.25)');
    expect(await render(liveView({ plateAppearance: plateAppearance({ batSide: 'R' }) }))).not.toContain(
      'scale(-0.25 0.25)',
    );
  });

  test('a pitch far outside is drawn on the edge with a mark', () =>
    expect(html.match(/data-outside/g)).toHaveLength(3));
});

describe('missing data', () => {
  const unmeasured = {
    x: null,
    z: null,
    type: null,
    startSpeed: null,
    endSpeed: null,
    spinRate: null,
    spinDirection: null,
    breakAngle: null,
  };
  const pitches = [pitch(1, { result: 'ball', ...unmeasured })];
  const bare = plateAppearance({ pitches, batSide: null, pitchHand: null });
  const noPlayers = {
    lineups: { away: [], home: [] },
    people: {},
    onDeckId: null,
    inHoleId: null,
    pitchCount: null,
    weather: null,
  };

  test('no zone is drawn without pitch locations, and no column without measurements', async () => {
    const text = textOf(await render(liveView({ plateAppearance: bare }), { log: [] }));
    for (const part of ['own zone', 'at the plate']) expect(text).not.toContain(part);
    expect(text).toContain('1 Pitch Ball');
  });

  test.each([
    ['before', previewView],
    ['during', liveView],
    ['after', finalView],
  ])('the standing of a postseason series is shown %s the game', async (_, view) => {
    const series = 'World Series · Game 5 of 7 · Series tied 2–2';
    expect(textOf(await render(view({ series })))).toContain(series);
  });

  test('a game with almost no data is still shown', async () => {
    const noLines = { batting: [], pitching: [] };
    const boxScore = { ...box, away: { ...box.away, ...noLines }, home: { ...box.home, ...noLines } };
    const text = textOf(await render(liveView({ plateAppearance: bare, ...noPlayers }), { log: [], boxScore }));
    expect(text).toContain('The lineup of the Braves is not posted yet.');
    for (const part of ['null', 'undefined']) expect(text).not.toContain(part);
  });

  test('a game without play-by-play data has no win probability', async () => {
    expect(textOf(await render(liveView({ plateAppearance: null }), { log: [] }))).not.toContain('Win probability');
  });

  test('between two plate appearances the page still shows the state', async () =>
    expect(textOf(await render(liveView({ plateAppearance: null })))).toContain('Bottom 7th'));
});

describe('a game that has not started', async () => {
  const text = textOf(await render(previewView()));

  test.each([
    'Scheduled',
    '7:10 PM',
    'Saturday, July 18',
    'First pitch in 1 h 10 min',
    'Dan Ishimura',
    'Nils Whitlock',
    'Ada Marsh',
    'The pick of this game.',
  ])('shows %s', (expected) => expect(text).toContain(expected));

  test('an unknown pitcher is Not Announced, an unknown time TBD', async () => {
    const status = { ...previewView().status, startTimeTbd: true };
    const unknown = textOf(await render(previewView({ probablePitchers: { away: null, home: null }, status })));
    expect(unknown.match(/Not Announced/g)).toHaveLength(2);
    expect(unknown).toContain('TBD');
    expect(unknown).not.toContain('First pitch');
  });

  test('a postponed game shows its reason and no countdown', async () => {
    const status = inventedStatus('void', { text: 'Postponed', detail: 'postponed', reason: 'Rain' });
    const postponed = textOf(await render(previewView({ status })));
    expect(postponed).toContain('Postponed Rain');
    expect(postponed).not.toContain('First pitch');
  });
});

describe('a game that is over', async () => {
  const text = textOf(await render(finalView()));

  test.each([
    'Game is Complete',
    'The pick of this game.',
    'Winner',
    'Winning pitcher Nils Whitlock',
    'Save Joe Farrow',
    'Batters',
    '6.1',
    'Okonkwo (12), Tillery 2 (20)',
    'Att',
  ])('shows %s', (expected) => expect(text).toContain(expected));

  test('the box score has a row of totals without rates', () => {
    for (const part of ['Totals 36 9 9 0 9 18 0', 'Totals 6.1 7 3 3 2 8 1 98–64']) expect(text).toContain(part);
  });

  test('the URL opens any plate appearance', async () => {
    const opened = textOf(await render(finalView(), { search: '?play=4' }));
    for (const part of ['Bottom 1st Close', 'Sam Okonkwo doubles']) expect(opened).toContain(part);
  });
});

test('the URL filters the play log and opens an earlier plate appearance of a live game', async () => {
  const text = textOf(await render(liveView(), { search: '?plays=scoring&play=4' }));
  expect(text).toContain('Back to live');
  expect(text).not.toContain('strikes out');
});

describe('a game with a forecast', async () => {
  const forecast = {
    homeWinProbability: 0.562,
    parts: { home: 3.44, clubs: -0.04, starters: -0.9, lineups: 0 },
    lineups: { away: false, home: false },
    reasons: [],
    history: [],
    starters: { away: 1, home: 2 },
    games: 4000,
    madeAt: 0,
  };

  test.each([
    ['before the first pitch', previewView()],
    ['in progress', liveView()],
    ['that is over', finalView()],
  ])('%s, shows it with its parts', async (_, view) => {
    const html = await render(view, { forecast });
    expect(textOf(html)).toMatch(
      /Our forecast : Mets 56%, Braves 44% \(Mets: home \+3\.4, clubs 0\.0, starters −0\.9\)/,
    );
    expect(html).toContain('href="/FAQ#forecast"');
  });

  test('before the first pitch shows what lineups changed, and its history since the morning', async () => {
    const history = [
      { madeAt: 1, homeWinProbability: 0.541, cause: null },
      { madeAt: 2, homeWinProbability: 0.562, cause: 'lineups' as const },
    ];
    const reasons = [{ playerId: 1, name: 'Bo Ace', side: 'away' as const, kind: 'plays' as const, points: 2.14 }];
    const text = textOf(
      await render(previewView(), {
        forecast: { ...forecast, lineups: { away: true, home: false }, reasons, history },
      }),
    );
    expect(text).toContain('The lineup of the Braves is in: Mets 56%, this morning 54%. +2.1 points: Ace plays.');
    expect(text).toMatch(/This morning ?: Mets 54% .*: Mets 56% ?\(lineups\)/);
    expect(textOf(await render(previewView(), { forecast }))).not.toContain('morning');
  });

  test('starts the line of the win probability at it', async () => {
    const lineOf = (html: string) => /<path class="[^"]*line[^"]*" d="(M0 [\d.]+)/.exec(html)?.[1];
    expect(lineOf(await render(finalView(), { forecast }))).toBe('M0 43.8');
    expect(lineOf(await render(finalView()))).toBe('M0 46.8');
  });
});

describe('a final game of which plays are missing', async () => {
  const missingPlays = [{ inning: 3, half: 'bottom' } as const];
  const html = await render(finalView({ missingPlays }));
  const text = textOf(html);
  const sentence = 'Plays of the bottom of the 3rd inning are missing.';

  test('says so above scoring plays, play log and win probability', () => expect(text.split(sentence)).toHaveLength(4));

  test('names no swing and asks no question about one', () => expect(text).not.toMatch(/Biggest swings|what if/));

  test('without any known play has its totals, and no start', async () => {
    const facts = { inning: null, inningState: null, lineScore: [], plateAppearance: null, scoringPlays: [] };
    const missing = [{ inning: null, half: null }];
    const bare = textOf(await render(finalView({ ...facts, missingPlays: missing }), { log: [] }));
    expect(bare).toContain('Plays are missing.');
    expect(bare).not.toMatch(/First pitch|No runs yet|No play yet/);
  });
});

test.each(['held', 'final'] as const)('a game of phase %s that never began has no countdown', async (phase) => {
  const text = textOf(await render(previewView({ status: inventedStatus(phase, { text: 'Suspended: Rain' }) })));
  expect(text).not.toMatch(/First pitch (?:any|in)/);
});
