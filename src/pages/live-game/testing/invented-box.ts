import type { BattingLine, BoxScore } from '#rules/baseball/game/model.ts';
import { id, lineupFrom, people } from '#rules/baseball/game/testing/invented-people.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';

/** A pinch hitter at the fifth place of the batting order. */
const pinchHitter: BattingLine = {
  playerId: id(17),
  name: 'Kip Sorensen',
  position: 'PH',
  substitution: 1,
  order: 5,
  atBats: 1,
  runs: 1,
  hits: 1,
  rbi: 2,
  walks: 0,
  strikeOuts: 0,
  homeRuns: 1,
  seasonHomeRuns: 4,
  average: '.250',
  ops: '.700',
};

const boxTeam = (side: 'away' | 'home', start: number): BoxScore['away'] => ({
  team: liveView().teams[side],
  batting: lineupFrom(start).map(({ order, playerId, position }) => ({
    playerId,
    name: people[String(playerId)] ?? '',
    position,
    substitution: 0,
    order,
    atBats: 4,
    runs: 1,
    hits: 1,
    rbi: 0,
    walks: 1,
    strikeOuts: 2,
    homeRuns: 0,
    seasonHomeRuns: 12,
    average: '.271',
    ops: '.803',
  })),
  pitching: [
    {
      playerId: id(side === 'away' ? 18 : 9),
      name: side === 'away' ? 'Dan Ishimura' : 'Nils Whitlock',
      note: side === 'away' ? '(L, 6-5)' : '(W, 7-4)',
      outs: 19,
      hits: 7,
      runs: 3,
      earnedRuns: 3,
      walks: 2,
      strikeOuts: 8,
      homeRuns: 1,
      pitches: 98,
      strikes: 64,
      era: '3.87',
    },
  ],
  challenges: { won: 1, lost: 1 },
  notes: [{ label: '2B', text: 'Okonkwo (12), Tillery 2 (20)' }],
});

const away = boxTeam('away', 0);

export const box: BoxScore = {
  gamePk: 700_001,
  away: { ...away, batting: away.batting.toSpliced(5, 0, pinchHitter) },
  home: boxTeam('home', 9),
  notes: [{ label: 'Att', text: '31,204' }],
};
