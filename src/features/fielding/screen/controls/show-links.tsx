import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';
import { shownPlays, type FieldingParams } from '../fielding-params.ts';

const names = { all: 'All', made: 'Caught', missed: 'Not caught' } as const;

/** Links that filter the balls on the map and in the list. */
export function ShowLinks({ params: { season, player, show } }: { params: FieldingParams }) {
  const choices = shownPlays.map((each) => ({
    to: paths.advancedFielding({ season, player, show: each === 'all' ? undefined : each }),
    name: names[each],
    isChosen: each === show,
  }));
  return <Choice label="Which balls" options={choices} />;
}
