import type { FreeAgentFilter, FreeAgentView } from '#domain/free-agents/free-agent-filter.ts';
import type { PageHead } from '../../page-head.ts';

export type FreeAgentsParams = FreeAgentFilter & {
  season: string | undefined;
  /** shows all rows of a long list */
  showsAll: boolean;
};

/** The number of rows before 'Show all'. */
export const firstRows = 60;

const viewOf = (text: string | null): FreeAgentView => (text === 'signed' ? 'signed' : 'unsigned');

/** Parses the filter of an address: by default the unsigned players of all positions and clubs. */
export function parseFreeAgentsParams(search: URLSearchParams): FreeAgentsParams {
  const team = Number(search.get('team'));
  return {
    season: search.get('season') || undefined,
    view: viewOf(search.get('view')),
    position: search.get('position') || null,
    showsAll: search.has('all'),
    formerClub: Number.isInteger(team) && team > 0 ? team : null,
  };
}

export function freeAgentsHead({ season, view }: FreeAgentsParams): PageHead {
  const of = season === undefined ? '' : ` ${season}`;
  return {
    title: view === 'signed' ? `Signed Free Agents${of}` : `Free Agents${of}`,
    description: `Baseball’s free agents${of}: who is unsigned, who has signed where, by position and former club.`,
  };
}
