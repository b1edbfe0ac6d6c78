import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { gameLog, GameResponse, LoadedGame } from '#features/games/contract.ts';
import { pastGameQuery, playsQuery } from '#features/games/queries/games.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { Moment } from '#rules/baseball/replay/find-moment.ts';
import type { Replayer } from './replayer.ts';
import { parseMoment, type ShownInstant } from './shown-instant.ts';

/** The replay of a game. Its code and the events are loaded when they are needed. */
export function replayerQuery(gamePk: string) {
  return query<typeof gameLog, Replayer>(
    'GET /api/games/:gamePk/log',
    { params: { gamePk } },
    {
      queryFn: async () => (await import('./replayer.ts')).openReplay(gamePk),
      staleTime: 30_000,
    },
  );
}

/** A replay on the page. */
export type Replay = {
  /** what the page shows; `game` is null until the moment is loaded */
  shown: { game: LoadedGame | null; instant: ShownInstant };
  /** of the server's response, for links without scripts */
  around: GameResponse['moment'];
  /** empty until the events are loaded; then `place` is the index of the shown moment */
  moments: readonly Moment[];
  place: number;
  /** null until the events are loaded */
  isGameOver: boolean | null;
  /** Shows another moment; the URL stays. */
  show(place: number): void;
  /** Changes the URL to the shown moment. */
  keep(place: number): void;
  error: Error | null;
  retry(): void;
};

const noMoments: readonly Moment[] = [];

/** What the server has sent for the URL, until the events are loaded. */
function usePastGame(gamePk: string, at: number, isNeeded: boolean) {
  const { data, error, refetch } = useQuery({ ...pastGameQuery(gamePk, at), enabled: isNeeded });
  const { data: plays } = useQuery({ ...playsQuery(gamePk, at), enabled: false });
  const game = useMemo((): LoadedGame | null => (data?.view ? { ...data, view: data.view } : null), [data]);
  const isWithoutPlays = data !== undefined && data.moment === undefined;
  return { game, plays, around: data?.moment, isWithoutPlays, error, retry: () => void refetch() };
}

/** The replay that the URL selects with `?at=`; null without one, and for a game without plays. */
export function useReplay(gamePk: string): Replay | null {
  const [search, setSearch] = useSearchParams();
  const parsed = parseMoment(search);
  const isReplay = typeof parsed === 'number';
  const at = isReplay ? parsed : 0;
  const { data: replayer = null } = useQuery({ ...replayerQuery(gamePk), enabled: isReplay });
  const moments = replayer?.moments ?? noMoments;
  const [moved, setMoved] = useState<{ place: number; times: number[] }>({ place: 0, times: [] });
  const wanted = moved.times.includes(at) ? moved.place : (replayer?.placeAt(moments, at) ?? 0);
  const place = Math.max(0, Math.min(moments.length - 1, wanted));
  const moment = moments[place];
  const computed = useMemo(() => (moment && replayer?.instantAt(moment)) ?? null, [replayer, moment]);
  const isGameOver = useMemo(() => {
    const last = moments.at(-1);
    return replayer && last ? replayer.isOverAt(last) : null;
  }, [replayer, moments]);
  const past = usePastGame(gamePk, at, isReplay && replayer === null);
  const { game, plays } = past;
  const shown = useMemo(() => {
    const freshness = { asOf: at, isStale: false };
    const people = replayer?.people ?? plays?.people ?? {};
    const instant = { at: moment?.at ?? at, plays: computed?.plays ?? plays?.plateAppearances ?? null, people };
    return { game: computed ? { version: 0, view: computed.view, freshness } : game, instant };
  }, [at, moment, computed, replayer, game, plays]);
  if (!isReplay || (past.isWithoutPlays && moments.length === 0)) return null;
  return {
    shown,
    around: past.around,
    moments,
    place,
    isGameOver,
    // a URL that was chosen a moment ago may not be in use yet
    show: (next) => setMoved(({ times }) => ({ place: next, times: times.includes(at) ? times : [at] })),
    keep(next) {
      const time = moments[next]?.at;
      if (time === undefined || time === at) return;
      setMoved({ place: next, times: [at, time] });
      const changed = new URLSearchParams(search);
      changed.set('at', String(time));
      setSearch(changed, { replace: true, preventScrollReset: true });
    },
    error: past.error,
    retry: past.retry,
  };
}
