import type { FreeAgents } from '#features/free-agents/contract.ts';
import {
  countFormerClubs,
  countPositions,
  isInView,
  positionNames,
  type FreeAgentFilter,
} from '#features/free-agents/rules.ts';
import type { FreeAgent } from '#features/free-agents/shapes.ts';
import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import type { Choice as SelectChoice } from '#ui/form/select.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { useUrlParam } from '#ui/form/use-url-param.ts';
import { Choice } from '#ui/kit/choice.tsx';
import styles from './free-agents.module.css';

/** An unknown position keeps its abbreviation. */
const positionChoices = (agents: readonly FreeAgent[]): SelectChoice[] =>
  countPositions(agents).map(({ value, players }) => ({
    value,
    label: `${positionNames[value] ?? value} (${players})`,
  }));

const clubChoices = (agents: readonly FreeAgent[]): SelectChoice[] =>
  countFormerClubs(agents).map(({ value, players }) => ({
    value: String(value.id),
    label: `${value.name} (${players})`,
  }));

/** Adds the selected value to the choices if it is not among them. */
function addChosen(all: string, choices: readonly SelectChoice[], chosen: string | null): SelectChoice[] {
  const isKnown = chosen === null || choices.some(({ value }) => value === chosen);
  return [{ value: '', label: all }, ...choices, ...(isKnown ? [] : [{ value: chosen, label: `${chosen} (0)` }])];
}

const viewNames = { unsigned: 'Unsigned', signed: 'Signed' };

type FreeAgentControlsProps = { params: FreeAgentsParams; list: FreeAgents | undefined };

/** Selects view, position, former club and season. Each is part of the URL. */
export function FreeAgentControls({ params, list }: FreeAgentControlsProps) {
  const param = useUrlParam('view');
  const { view, position, formerClub } = params;
  const inView = (list?.agents ?? []).filter((agent) => isInView(agent, view));
  const club = formerClub === null ? null : String(formerClub);
  return (
    <FilterRow
      first={
        <Choice
          label="Free agents"
          options={(['unsigned', 'signed'] as const).map((each) => ({
            to: param.pathOf(each),
            name: viewNames[each],
            count: list?.agents.filter((agent) => isInView(agent, each)).length,
            isChosen: each === view,
          }))}
        />
      }
      chosen={[position, formerClub !== null && clubNamesOf(formerClub)?.abbreviation, params.season]}
      className={styles.controls}
    >
      <UrlSelect
        label="Position"
        name="position"
        value={position ?? ''}
        choices={addChosen('All positions', positionChoices(inView), position)}
      />
      <UrlSelect
        label="Former club"
        name="team"
        value={club ?? ''}
        choices={addChosen('All clubs', clubChoices(inView), club)}
      />
      <SeasonSelect value={params.season ?? list?.season ?? ''} seasons={list?.seasons ?? []} />
    </FilterRow>
  );
}

export type FreeAgentsParams = FreeAgentFilter & {
  season: string | undefined;
  /** shows all rows of a long list */
  showsAll: boolean;
};

/** The number of rows before 'Show all'. */
export const firstRows = 60;

/** Parses the filter of a URL: by default the unsigned players of all positions and clubs. */
export function parseFreeAgentsParams(search: URLSearchParams): FreeAgentsParams {
  const { season, view = 'unsigned', position = null, team = 0 } = searchOf('free-agents', search);
  const formerClub = Number.isInteger(team) && team > 0 ? team : null;
  return { season, view, position, formerClub, showsAll: search.has('all') };
}

export function freeAgentsHead({ season, view }: FreeAgentsParams): PageHead {
  const of = season === undefined ? '' : ` ${season}`;
  return {
    title: view === 'signed' ? `Signed Free Agents${of}` : `Free Agents${of}`,
    description: `Baseball’s free agents${of}: who is unsigned, who has signed where, by position and former club.`,
  };
}
