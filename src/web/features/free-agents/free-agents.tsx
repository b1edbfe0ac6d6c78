import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { FreeAgents as List } from '#contract/free-agents.ts';
import { filterFreeAgents } from '#domain/free-agents/free-agent-filter.ts';
import { useCall } from '../../api/call-context.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { freeAgentsQuery } from '../../api/queries/free-agents.ts';
import { FreshnessNote } from '../../ui/freshness-note.tsx';
import { Link } from '../../ui/link.tsx';
import { Loader } from '../../ui/loader.tsx';
import { AgentRow } from './agent-row.tsx';
import { AgentsFile } from './agents-file.tsx';
import { ClubFlows } from './club-flows.tsx';
import { FreeAgentControls } from './free-agent-controls.tsx';
import { NoAgents } from './no-agents.tsx';
import { firstRows, freeAgentsAskedOf, type FreeAgentsAsked } from './free-agents-asked.ts';
import styles from './free-agents.module.css';

const minute = 60_000;

/** Links to the same address with all rows. */
function ShowAll({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  const all = new URLSearchParams([...new URLSearchParams(search), ['all', '1']]);
  return (
    <Link to={`${pathname}?${all}`} className={styles.all} preventScrollReset>
      Show all {count}
    </Link>
  );
}

function Rows({ list, asked }: { list: List; asked: FreeAgentsAsked }) {
  const shown = filterFreeAgents(list.agents, asked);
  const players = shown.length === 1 ? '1 player' : `${shown.length} players`;
  return (
    <section aria-labelledby="agents" className={styles.agents}>
      <h2 id="agents">
        {asked.view === 'signed' ? 'Signed' : 'Unsigned'} {list.season} <small>{players}</small>
      </h2>
      {shown.length === 0 ? (
        <NoAgents list={list} asked={asked} />
      ) : (
        <>
          <ul className={styles.rows}>
            {shown.slice(0, asked.showsAll ? undefined : firstRows).map((agent) => (
              <AgentRow key={`${agent.player.id} ${agent.declaredOn}`} agent={agent} />
            ))}
          </ul>
          {!asked.showsAll && shown.length > firstRows && <ShowAll count={shown.length} />}
          <AgentsFile agents={shown} name={`free-agents-${list.season}-${asked.view}`} />
        </>
      )}
    </section>
  );
}

function FreeAgentList({ list, asked, isBusy }: { list: List; asked: FreeAgentsAsked; isBusy: boolean }) {
  const now = useLeagueNow(minute) ?? list.freshness.asOf;
  return (
    <div className={styles.list} aria-busy={isBusy} data-view={asked.view}>
      {list.freshness.isStale && <FreshnessNote freshness={list.freshness} now={now} />}
      {asked.view === 'signed' && <ClubFlows list={list} formerClub={asked.formerClub} />}
      <Rows list={list} asked={asked} />
    </div>
  );
}

/** The free agents, unsigned or signed, and the moves of the signed ones. */
export function FreeAgents() {
  const [search] = useSearchParams();
  const asked = freeAgentsAskedOf(search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...freeAgentsQuery(useCall(), asked.season),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1 tabIndex={-1}>Free Agents</h1>
      <FreeAgentControls asked={asked} list={data} />
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <FreeAgentList key={`${data.season} ${search}`} list={data} asked={asked} isBusy={isPlaceholderData} />
      )}
    </>
  );
}
