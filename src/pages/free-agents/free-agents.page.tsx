import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import type { FreeAgents as List, freeAgents } from '#features/free-agents/contract.ts';
import { filterFreeAgents } from '#features/free-agents/rules.ts';
import type { FreeAgent } from '#features/free-agents/shapes.ts';
import { StaleNote } from '#features/league/screen.tsx';
import { load } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { isDay, longDateText } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { TableExports } from '#ui/table/table-exports.tsx';
import { ClubFlows } from './club-flows.tsx';
import {
  parseFreeAgentsParams,
  freeAgentsHead,
  firstRows,
  type FreeAgentsParams,
  FreeAgentControls,
} from './free-agent-controls.tsx';
import { NoAgents } from './no-agents.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './free-agents.module.css';

/** `season` from the URL; absent: the newest one with free agents. */
function freeAgentsQuery(season: string | undefined) {
  return query<typeof freeAgents>('GET /api/free-agents', { query: { season } }, { staleTime: 60_000 });
}

/** Links to the same URL with all rows. */
function ShowAll({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  const all = new URLSearchParams([...new URLSearchParams(search), ['all', '1']]);
  return (
    <Link to={`${pathname}?${all}`} className={classNames(controls.button, styles.all)} preventScrollReset>
      Show all {count}
    </Link>
  );
}

function Rows({ list, params }: { list: List; params: FreeAgentsParams }) {
  const shown = filterFreeAgents(list.agents, params);
  const players = shown.length === 1 ? '1 player' : `${shown.length} players`;
  return (
    <section aria-labelledby="agents" className={styles.agents}>
      <h2 id="agents">
        {params.view === 'signed' ? 'Signed' : 'Unsigned'} {list.season} <small>{players}</small>
      </h2>
      {shown.length === 0 ? (
        <NoAgents list={list} params={params} />
      ) : (
        <>
          <ul className={styles.rows}>
            {shown.slice(0, params.showsAll ? undefined : firstRows).map((agent) => (
              <AgentRow key={`${agent.player.id} ${agent.declaredOn}`} agent={agent} />
            ))}
          </ul>
          {!params.showsAll && shown.length > firstRows && <ShowAll count={shown.length} />}
          <AgentsFile agents={shown} name={`free-agents-${list.season}-${params.view}`} />
        </>
      )}
    </section>
  );
}

function FreeAgentList({ list, params, isBusy }: { list: List; params: FreeAgentsParams; isBusy: boolean }) {
  return (
    <div className={styles.list} aria-busy={isBusy} data-view={params.view}>
      <StaleNote freshness={list.freshness} />
      {params.view === 'signed' && <ClubFlows list={list} formerClub={params.formerClub} />}
      <Rows list={list} params={params} />
    </div>
  );
}

/** The free agents, unsigned or signed, and the moves of the signed ones. */
function FreeAgents() {
  const [search] = useSearchParams();
  const params = parseFreeAgentsParams(search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...freeAgentsQuery(params.season),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1 tabIndex={-1}>Free Agents</h1>
      <FreeAgentControls params={params} list={data} />
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <FreeAgentList key={`${data.season} ${search}`} list={data} params={params} isBusy={isPlaceholderData} />
      )}
    </>
  );
}

const columns: Column<FreeAgent>[] = [
  { id: 'player', head: 'Player', value: ({ player }) => player.name },
  { id: 'position', head: 'Position', value: ({ position }) => position },
  { id: 'from', head: 'Former club', value: ({ originalTeam }) => originalTeam?.name ?? null },
  { id: 'to', head: 'New club', value: ({ newTeam }) => newTeam?.name ?? null },
  { id: 'declared', head: 'Declared', value: ({ declaredOn }) => declaredOn },
  { id: 'signed', head: 'Signed', value: ({ signedOn }) => signedOn },
  { id: 'notes', head: 'Notes', value: ({ notes }) => notes },
];

/** A button that downloads the free agents as CSV. */
function AgentsFile({ agents, name }: { agents: readonly FreeAgent[]; name: string }) {
  return <TableExports columns={columns} rows={agents} name={name} />;
}

function Club({ club }: { club: { id: number; name: string } | null }) {
  if (club === null) return <span>No former club</span>;
  return (
    <span className={styles.club}>
      <Emblem teamId={club.id} size={24} />
      {clubNamesOf(club.id)?.shortName ?? club.name}
    </span>
  );
}

/** 'December 11, 2024 · Minor League Contract' */
function describeTerms({ signedOn, declaredOn, notes, newTeam }: FreeAgent): string {
  const day = newTeam === null ? declaredOn : signedOn;
  return [day !== null && isDay(day) && longDateText(day), notes].filter(Boolean).join(' · ');
}

/** A free agent: player, position, former club, and new club if signed. */
function AgentRow({ agent }: { agent: FreeAgent }) {
  const { player, position, originalTeam, newTeam } = agent;
  return (
    <li className={styles.row}>
      <h3>
        <QuietLink to={paths.player(player.id)}>{player.name}</QuietLink>
        {position !== null && <small>{position}</small>}
      </h3>
      <p className={styles.way}>
        <Club club={originalTeam} />
        {newTeam !== null && (
          <>
            <Text aria-hidden>→</Text>
            <span className="visually-hidden">to</span>
            <Club club={newTeam} />
          </>
        )}
      </p>
      <p className={styles.terms}>{describeTerms(agent)}</p>
    </li>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseFreeAgentsParams(new URL(request.url).searchParams);
  await load(page, freeAgentsQuery(params.season));
  return freeAgentsHead(params);
}

export { FreeAgents as Component };
