import type { SearchOf } from '#platform/api/pages.ts';
import { paths } from '#platform/page/paths.ts';
import { Choice } from '#ui/kit/choice.tsx';

type ViewChoiceProps = { params: Omit<SearchOf<'standings'>, 'team'> & { team: number | null } };

/** The views of a season: its divisions, all clubs in one table, and the chances. */
export function ViewChoice({ params: { view, team, ...place } }: ViewChoiceProps) {
  const kept = { season: place.season, date: place.date, team: team ?? undefined };
  return (
    <div className="not-printed">
      <Choice
        label="View"
        options={[
          { name: 'Standings', to: paths.standings(kept), isChosen: view === undefined },
          { name: 'All', to: paths.standings({ ...kept, view: 'clubs' }), isChosen: view === 'clubs' },
          { name: 'Chances', to: paths.standings({ ...kept, view: 'chances' }), isChosen: view === 'chances' },
        ]}
      />
    </div>
  );
}
