import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { FreeAgents as List, freeAgents } from '../contract.ts';
import { filterFreeAgents } from '../rules/free-agent-filter.ts';
import { query } from '#platform/api/browser/query.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { AgentRow } from './list/agent-row.tsx';
import { AgentsFile } from './list/agents-file.tsx';
import { ClubFlows } from './flows/club-flows.tsx';
import { FreeAgentControls } from './controls/free-agent-controls.tsx';
import { NoAgents } from './list/no-agents.tsx';
import { firstRows, parseFreeAgentsParams, type FreeAgentsParams } from './free-agents-params.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './free-agents.module.css';

const minute = 60_000;

/** `season` from the address; absent: the newest one with free agents. */
export function freeAgentsQuery(season: string | undefined) {
  return query<typeof freeAgents>('GET /api/free-agents', { query: { season } }, { staleTime: minute });
}

/** Links to the same address with all rows. */
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
  const now = useLeagueNow(minute) ?? list.freshness.asOf;
  return (
    <div className={styles.list} aria-busy={isBusy} data-view={params.view}>
      {list.freshness.isStale && <FreshnessNote freshness={list.freshness} now={now} />}
      {params.view === 'signed' && <ClubFlows list={list} formerClub={params.formerClub} />}
      <Rows list={list} params={params} />
    </div>
  );
}

/** The free agents, unsigned or signed, and the moves of the signed ones. */
export function FreeAgents() {
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
