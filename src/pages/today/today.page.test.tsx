import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import {
  card,
  finished,
  league,
  liveCard,
  scheduled,
  scored,
  minutes,
  noon,
  postponed,
  suspended,
} from '#app/testing/invented-games.ts';
import { renderMain, textOf } from '#app/testing/render-with.ts';
import type { DayBrief } from '#features/briefs/contract.ts';
import { leagueQuery } from '#features/league/queries.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { DaySection, sectionOf, groupIntoSections } from './today.page.tsx';
import type { CardParts } from './upcoming-card.tsx';

const parts: CardParts = {
  renderClubs: (_game, rows) => (
    <>
      <p>Pick form</p>
      {rows.away}
      {rows.home}
    </>
  ),
  renderPick: () => <p>Pick line</p>,
};

function render(game: GameCard, briefs: readonly DayBrief[] = []): string {
  const queryClient = createOfflineClient();
  queryClient.setQueryData(leagueQuery.queryKey, league);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <DaySection
          section={{ name: sectionOf(game), games: [game] }}
          date="2026-07-18"
          now={league.now}
          parts={parts}
          toPick={{ first: null, next: null }}
          briefs={briefs}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const person = (id: number, name: string) => ({ id, name });
const withPitchers = (game: GameCard): GameCard => ({
  ...game,
  teams: { away: { ...game.teams.away, probablePitcher: person(21, 'Dan Ishimura') }, home: game.teams.home },
});

test.each([
  ['upcoming', card(), 'Probable pitcher'],
  ['live', liveCard(), 'Starter'],
  ['final', scored(card({ status: finished, inning: 9 }), 3, 5), 'Starter'],
])(
  'every card shows the pitchers, who are probable until the game starts, and the start time: %s',
  (_, game, label) => {
    const text = textOf(render(withPitchers(game)));
    expect(text).toContain(`${label}: Dan Ishimura`);
    expect(text).toContain(`${label}: Not Announced`);
    expect(text).toContain('12:00 PM EDT');
  },
);

test('a score is read after the name of its club, before the pitcher', () => {
  const game = withPitchers(scored(card({ status: finished, inning: 9 }), 3, 5));
  const { away } = game.teams;
  expect(textOf(render(game))).toMatch(new RegExp(`${away.shortName} 3 .*Starter: Dan Ishimura`));
});

test.each([
  ['upcoming', card()],
  ['live', liveCard()],
  ['final', scored(card({ status: finished, inning: 9 }), 3, 5)],
])('the %s card of a postseason game shows the standing of its series', (_, game) => {
  const series = 'AL Division Series · Game 3 of 5 · Guardians lead 2–0';
  expect(textOf(render({ ...game, series }))).toContain(series);
});

describe('a postseason game without both clubs', () => {
  const series = 'AL Championship Series · Game 7 of 7, if necessary';
  const { away, home } = card().teams;
  const unknown = { ...away, id: 4959, name: 'AL Lower Seed', shortName: 'AL Lower Seed', record: null };
  const noTime = { startsAt: null, status: { ...card().status, startTimeTbd: true } };

  test.each([
    [{ away: unknown, home: unknown }, noTime, `${series}. Clubs and time to be decided.`],
    [{ away: unknown, home }, noTime, `${series}. Mets against a club to be decided, time to be decided.`],
    [{ away: unknown, home }, {}, `${series}. Mets against a club to be decided, 12:00 PM`],
  ])('is one line', (teams, time, expected) => {
    const text = textOf(render({ ...card(), ...time, teams, series }));
    expect(text).toContain(expected);
    expect(text).not.toContain('Lower Seed');
  });
});

test.each([
  ['live', liveCard()],
  ['final', scored(card({ status: finished, inning: 9 }), 3, 0)],
])('the %s card of a no-hitter shows it', (_, game) => {
  const abbreviation = game.teams.away.abbreviation;
  const noHitter = { side: 'away', isPerfect: false } as const;
  expect(textOf(render({ ...game, noHitter }))).toContain(`${abbreviation} no-hitter`);
  expect(textOf(render({ ...game, noHitter: { ...noHitter, isPerfect: true } }))).toContain(
    `${abbreviation} perfect game`,
  );
});

test('a live card shows that a call is under review', () => {
  const game = liveCard();
  expect(textOf(render({ ...game, status: { ...game.status, detail: 'review' } }))).toContain(
    'Bottom 7th Under review Braves at Mets',
  );
});

test('a final card shows the pitchers of record, a live card the batter and the pitcher', () => {
  const decisions = { winner: person(31, 'Nils Whitlock'), loser: person(32, 'Ada Marsh'), save: null };
  const final = textOf(render(scored(card({ status: finished, inning: 9, decisions }), 3, 5)));
  expect(final).toContain('W Whitlock L Marsh 12:00 PM');
  expect(textOf(render(liveCard()))).toContain('AB Teo Okafor P Mark Whitlock');
});

describe('the card of a game before its first pitch', () => {
  test('in warm-up offers the pick and a link to the game', () => {
    const html = render(card({ status: { ...scheduled, text: 'Warmup', detail: 'warmup' } }));
    expect(textOf(html)).toContain('Upcoming');
    expect(textOf(html)).toContain('Warmup');
    expect(textOf(html)).toContain('Pick form');
    expect(html).toMatch(/href="\/TodaysGame\/\d+"[^>]*>.*Click Live game! <\/span><span[^>]*>Braves at Mets/);
  });

  test('with a delayed start shows the delay, offers the pick and links to the game by the names of the clubs', () => {
    const html = render(card({ status: { ...scheduled, text: 'Delayed Start: Rain', detail: 'delayed' } }));
    expect(textOf(html)).toContain('Delayed Start: Rain');
    expect(textOf(html)).toContain('Pick form');
    expect(html).toMatch(/href="\/TodaysGame\/\d+"[^>]*><span[^>]*>Braves at Mets</);
  });
});

describe('the reasons on the card of a game', () => {
  const brief: DayBrief = {
    gamePk: card().gamePk,
    homeWinProbability: 0.58,
    lineupNews: null,
    eras: { away: '3.42', home: null },
    lastTen: { away: { won: 7, lost: 3 }, home: null },
    starterRuns: { away: [2, 1, 4], home: [] },
  };

  test('are the starter with the figures, the last ten games and the forecast', () => {
    const text = textOf(render(withPitchers(card()), [brief]));
    expect(text).toContain('Ishimura 3.42 ERA last three: 2, 1, 4 runs');
    expect(text).toContain('50–40 · last ten 7–3');
    expect(text).toContain('Our forecast: Mets 58%, Braves 42%');
    expect(text).toContain('Why : Braves or Mets');
  });

  test.each([
    [[2, 1], 'last two: 2, 1 runs'],
    [[1], 'last start: 1 run'],
  ])('are the runs of %j as %s', (away, expected) => {
    const text = textOf(render(withPitchers(card()), [{ ...brief, starterRuns: { away, home: [] } }]));
    expect(text).toContain(`ERA ${expected} `);
  });

  test.each([
    [0.5446, 'MET 54%', 'Mets 54%, Braves 46%'],
    [0.545, 'MET 55%', 'Mets 55%, Braves 45%'],
    [0.455, 'BRA 54%', 'Mets 46%, Braves 54%'],
    [0.82, 'MET 81%', 'Mets 81%, Braves 19%'],
  ])('have one forecast on the card and in its tooltip: %d', (homeWinProbability, label, tooltip) => {
    const html = render(withPitchers(card()), [{ ...brief, homeWinProbability }]);
    expect(textOf(html)).toContain(label);
    expect(html).toContain(`title="Our forecast: ${tooltip}"`);
  });

  test('are those by which announced lineups moved the forecast', () => {
    const reason = { playerId: 1, name: 'Ada Judge', side: 'home', kind: 'rests', points: -2.06 } as const;
    const lineups = { away: true, home: true };
    const news = 'Lineups are in: Mets 58%, this morning 60%. −2.1 points: Judge is out.';
    expect(
      textOf(render(withPitchers(card()), [{ ...brief, lineupNews: { lineups, morning: 0.601, reasons: [reason] } }])),
    ).toContain(news);
    expect(textOf(render(withPitchers(card()), [brief]))).not.toContain('Lineups');
  });

  test('leave out what is not known', () => {
    const unknown = { lastTen: { away: null, home: null }, starterRuns: { away: [], home: [] } };
    const text = textOf(render(withPitchers(card()), [{ ...brief, ...unknown }]));
    expect(text).toContain('Ishimura 3.42 ERA');
    for (const part of ['last ten', '2, 1']) expect(text).not.toContain(part);
  });
});

const tied = { ...finished, detail: 'tied', text: 'Final: Tied' } as const;
const strange = { ...finished, phase: 'unknown', detail: null, text: 'Wandering' } as const;

test.each([
  ['a scheduled game', card(), 'Upcoming'],
  ['a live game', liveCard(), 'Live'],
  ['a final', card({ status: finished }), 'Final'],
  ['a tie', card({ status: tied }), 'Final'],
  ['a postponed game', card({ status: postponed }), 'Final'],
  ['a suspended game', card({ status: suspended }), 'Upcoming'],
  ['an unknown state', card({ status: strange }), 'Upcoming'],
])('the section of a game of %s', (_, game, section) => expect(sectionOf(game)).toBe(section));

describe('the sections of a day', () => {
  test('are live, to come, final, without empty ones', () => {
    const games = [card({ gamePk: 3, status: finished }), liveCard({ gamePk: 2 })];
    expect(groupIntoSections(games).map(({ name }) => name)).toEqual(['Live', 'Final']);
    expect(groupIntoSections([])).toEqual([]);
  });

  test('order games by start, then games without a known start, then by gamePk', () => {
    const tbd = card({ gamePk: 4, startsAt: noon - minutes(99), status: { ...card().status, startTimeTbd: true } });
    const games = [tbd, card({ gamePk: 3 }), card({ gamePk: 2, startsAt: noon + minutes(5) }), card({ gamePk: 1 })];
    expect(groupIntoSections(games)[0]?.games.map(({ gamePk }) => gamePk)).toEqual([1, 3, 2, 4]);
  });

  test('begin with the favorite club’s games, whatever their state', () => {
    const { teams } = card();
    const cubs = { ...teams, away: { ...teams.away, id: 112 } };
    const games = [liveCard({ gamePk: 1 }), card({ gamePk: 2, teams: cubs, startsAt: noon + minutes(5) })];
    const order = (favorite: number | null) => groupIntoSections(games, favorite).map((section) => section.name);
    expect(order(112)).toEqual(['Your club', 'Live']);
    expect(order(null)).toEqual(['Live', 'Upcoming']);
  });

  test('have called-off games after the finals', () => {
    const games = [card({ gamePk: 1, status: postponed }), card({ gamePk: 2, status: finished, startsAt: noon + 1 })];
    expect(groupIntoSections(games)[0]?.games.map(({ gamePk }) => gamePk)).toEqual([2, 1]);
  });
});

test.each([
  ['2026-07-18', 'Todays Games, Saturday, July 18', 'today Sat, July 18, 2026'],
  ['2027-02-20', 'Games, Saturday, February 20, 2027', 'on Sat, February 20, 2027'],
])('%s has no games, and is called today only if it is', async (date, heading, sentence) => {
  const day = { date, level: 1, games: [], freshness: { asOf: league.now, isStale: false } };
  const { html, text } = await renderMain(`/today?date=${date}`, { 'GET /api/games': day });
  expect(textOf(/<h1.*?<\/h1>/.exec(html)?.[0] ?? '').trim()).toBe(heading);
  expect(text).toContain(`There are no games scheduled ${sentence} at the MLB level`);
});
