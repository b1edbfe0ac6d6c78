import { useLocation } from 'react-router';
import type { FreeAgents } from '#features/free-agents/contract.ts';
import { type FreeAgentView, isInView } from '#features/free-agents/rules.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import type { FreeAgentsParams } from './free-agent-controls.tsx';

function OtherView({ season, view, count }: { season: string; view: FreeAgentView; count: number }) {
  const { pathname } = useLocation();
  const other = new URLSearchParams({ season, ...(view === 'signed' && { view }) });
  return (
    <Link to={`${pathname}?${other}`} preventScrollReset>
      See the {count === 1 ? `one ${view}` : `${count} ${view}`}
    </Link>
  );
}

/** Replaces an empty list: explains why it is empty and links to the other view. */
export function NoAgents({ list, params }: { list: FreeAgents; params: FreeAgentsParams }) {
  const { agents, season } = list;
  if (agents.length === 0) return <Note isAlone>No free agents are listed for {season}</Note>;
  if (agents.some((agent) => isInView(agent, params.view))) return <Note isAlone>No free agent fits this choice</Note>;
  return (
    <Note isAlone>
      {params.view === 'signed' ? `No one has signed yet in ${season}. ` : `Every free agent of ${season} has signed. `}
      <OtherView season={season} view={params.view === 'signed' ? 'unsigned' : 'signed'} count={agents.length} />
    </Note>
  );
}
