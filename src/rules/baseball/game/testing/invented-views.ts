import type { GameView } from '#rules/baseball/game/model.ts';
import { id, lineupFrom, people } from './invented-people.ts';
import { plateAppearance, plays } from './invented-plays.ts';

const scoringPlays = plays(57).flatMap((play) =>
  play.isScoring && play.event
    ? [
        {
          index: play.index,
          inning: play.inning,
          half: play.half,
          event: play.event,
          description: play.description,
          away: 1,
          home: 2,
        },
      ]
    : [],
);

const innings = (away: (number | null)[], home: (number | null)[]): GameView['lineScore'] =>
  away.map((runs, place) => ({ number: place + 1, away: runs, home: home[place] ?? null }));

export function liveView(facts: Partial<GameView> = {}): GameView {
  return {
    gamePk: 700_001,
    season: '2026',
    officialDate: '2026-07-18',
    startsAt: Date.UTC(2026, 6, 18, 23, 10),
    status: { phase: 'live', text: 'In Progress', detail: null, reason: null, startTimeTbd: false },
    scheduledInnings: 9,
    noPicksReason: null,
    noHitter: null,
    series: null,
    remaining: {
      away: { challenges: 1, replays: 1, moundVisits: 3 },
      home: { challenges: 2, replays: 0, moundVisits: 4 },
    },
    doubleHeaderGame: null,
    teams: {
      away: {
        id: 144,
        name: 'Atlanta Braves',
        shortName: 'Braves',
        abbreviation: 'ATL',
        record: { wins: 54, losses: 41 },
      },
      home: {
        id: 121,
        name: 'New York Mets',
        shortName: 'Mets',
        abbreviation: 'NYM',
        record: { wins: 52, losses: 44 },
      },
    },
    venue: { id: 1, name: 'Tidewater Park', timeZone: 'America/New_York' },
    weather: { condition: 'Partly Cloudy', temperature: 78, wind: '9 mph, Out To LF' },
    probablePitchers: { away: { id: id(18), name: 'Dan Ishimura' }, home: { id: id(9), name: 'Nils Whitlock' } },
    inning: 7,
    inningState: 'Bottom',
    balls: 3,
    strikes: 2,
    outs: 1,
    bases: { first: id(11), second: null, third: id(10) },
    lineScore: innings([0, 1, 0, 0, 2, 0, 0], [0, 0, 0, 2, 0, 2, 1]),
    totals: { away: { runs: 3, hits: 7, errors: 1 }, home: { runs: 5, hits: 9, errors: 0 } },
    plateAppearance: plateAppearance(),
    onDeckId: id(14),
    inHoleId: id(15),
    pitchCount: 88,
    lineups: { away: lineupFrom(0), home: lineupFrom(9) },
    scoringPlays,
    missingPlays: [],
    decisions: null,
    people,
    ...facts,
  };
}

export function finalView(facts: Partial<GameView> = {}): GameView {
  return liveView({
    status: { phase: 'final', text: 'Final', detail: null, reason: null, startTimeTbd: false },
    inning: 9,
    inningState: 'Top',
    bases: { first: null, second: null, third: null },
    outs: 3,
    lineScore: innings([0, 1, 0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 2, 0, 2, 1, 0, null]),
    plateAppearance: plays(70).at(-1) ?? null,
    onDeckId: null,
    inHoleId: null,
    decisions: {
      winner: { id: id(9), name: 'Nils Whitlock' },
      loser: { id: id(18), name: 'Dan Ishimura' },
      save: { id: id(16), name: 'Joe Farrow' },
    },
    ...facts,
  });
}

export function previewView(facts: Partial<GameView> = {}): GameView {
  return liveView({
    status: { phase: 'open', text: 'Scheduled', detail: null, reason: null, startTimeTbd: false },
    inning: null,
    inningState: null,
    balls: 0,
    strikes: 0,
    outs: 0,
    bases: { first: null, second: null, third: null },
    lineScore: [],
    totals: { away: { runs: 0, hits: 0, errors: 0 }, home: { runs: 0, hits: 0, errors: 0 } },
    plateAppearance: null,
    onDeckId: null,
    inHoleId: null,
    pitchCount: null,
    scoringPlays: [],
    ...facts,
  });
}
