import type { FreeAgentFilter } from '../rules/free-agent-filter.ts';
import type { PageHead } from '#platform/api/browser/page-context.ts';
import { searchOf } from '#platform/api/browser/paths.ts';

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
