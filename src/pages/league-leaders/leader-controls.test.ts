import { expect, test } from 'vitest';
import type { LeagueLeaders } from '#features/league-leaders/contract.ts';
import { leaderNotes } from './leader-controls.tsx';

const list = (values: string[], leftOut = 0): LeagueLeaders => ({
  category: 'homeRuns',
  season: '2030',
  league: null,
  leaders: values.map((value, index) => ({
    rank: index + 1,
    value,
    person: { id: index, name: `Player ${index}` },
    team: null,
    league: null,
  })),
  leftOut,
  freshness: { asOf: 0, isStale: false },
});

test.each([
  [list(['9', '7']), []],
  [list(['9', '7'], 1), ['1 more tied at 7.']],
  [list(['9', '7'], 3), ['3 more tied at 7.']],
  [list(['.322', '.300']), ['Qualified players only.']],
  [list(['1.10', '2.30']), ['Lowest is best.', 'Qualified players only.']],
  [list([]), []],
])('the notes explain order, qualification and ties', (leaders, notes) => expect(leaderNotes(leaders)).toEqual(notes));
