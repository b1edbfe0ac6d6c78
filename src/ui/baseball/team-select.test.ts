import { expect, test } from 'vitest';
import type { ListedTeam } from '#rules/baseball/teams/team.ts';
import { teamChoices } from './team-select.tsx';

const team = (id: number, name: string, division: string | null): ListedTeam => ({
  id,
  name,
  shortName: name,
  abbreviation: name.slice(0, 3),
  league: { id: 1, name: 'Harbour League' },
  division: division === null ? null : { id: 2, name: division },
  parent: null,
});

test('clubs are grouped by division, or by league without one, and sorted by name', () => {
  expect(teamChoices([team(1, 'Tugs', 'West'), team(2, 'Buoys', 'West'), team(3, 'Anchors', null)])).toEqual([
    { label: 'Harbour League', choices: [{ value: '3', label: 'Anchors' }] },
    {
      label: 'West',
      choices: [
        { value: '2', label: 'Buoys' },
        { value: '1', label: 'Tugs' },
      ],
    },
  ]);
});
