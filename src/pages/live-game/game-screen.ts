import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Plays } from '#features/games/contract.ts';
import { playsQuery } from '#features/games/queries/games.ts';
import { useLeague } from '#features/league/queries.ts';
import { type ShownInstant, useShownInstant } from '#features/replay/queries/shown-instant.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { type PlayFilter, parsePlayFilter } from '#rules/baseball/game/play-log.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';

/** What other features show in the page of a game. */
export type GameParts = {
  /** the user's pick, or the form to make it */
  pick: ReactNode;
  /** holds and delays the page */
  controls: ReactNode;
  /** a star that follows a player */
  Follow: ComponentType<Person & { className?: string | undefined }>;
  /** a list of such stars */
  FollowList: ComponentType<{ players: readonly Person[] }>;
};

/** What a panel of all plays of the game is given. */
export type PlaysProps = { view: GameView; plays: PlateAppearance[] };

export type Person = { playerId: number; name: string };

/** The data that a layout of the page shows. */
export type GameScreen = GameParts & {
  view: GameView;
  leagueKind: LeagueKind;
  /** those that have ended; one in progress is in `view`. Null until they are loaded */
  plays: PlateAppearance[] | null;
  filter: PlayFilter;
  /** index of the plate appearance in the URL */
  openIndex: number | null;
  /** index of the plate appearance at the pointer in the win probability */
  pointed: number | null;
  point(index: number | null): void;
  /** opens a plate appearance from a part of the page that stays on the screen; null closes it */
  openPlay(index: number | null): void;
  /** the tabs of a phone select the first one when it changes */
  tabsKey: number | null;
  /** the URL with an opened plate appearance */
  pathOf(index: number): string;
  /** the plate appearance on the screen, and whether it is the current one */
  shown: PlateAppearance | null;
  isNow: boolean;
  hasZone: boolean;
  /** the page shows an earlier time */
  isReplay: boolean;
  /** the URL without the opened plate appearance */
  closeTo: string;
  freshness: ReactNode;
};

/** Returns a function that changes one parameter of the page's URL. */
export function useSearchWith() {
  const [search] = useSearchParams();
  return (name: string, value: string | number | null): string => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, String(value));
    return `?${next.toString()}`;
  };
}

type ShownPlays = Pick<ShownInstant, 'plays'> & Partial<Pick<ShownInstant, 'people'>>;

/** The plays that have ended. The cache returns the same until another one ends. */
const endedPlays = ({ plateAppearances, people }: Pick<Plays, 'plateAppearances' | 'people'>) => ({
  plays: plateAppearances.filter(({ event }) => event !== null),
  people,
});

const none: ShownPlays = { plays: null };

/** All plays that have ended until the shown time: of the replay, or the newest. */
export function useShownPlays(view: GameView): ShownPlays {
  const instant = useShownInstant();
  const query = playsQuery(String(view.gamePk));
  const { data } = useQuery({ ...query, enabled: hasStarted(view) && instant === null, select: endedPlays });
  return useMemo(() => {
    if (instant === null) return data ?? none;
    const { plays, people } = instant;
    return plays === null ? { plays, people } : endedPlays({ plateAppearances: plays, people });
  }, [instant, data]);
}

/**
 * A key that changes when a link opens or closes a play, so that a phone selects its first tab. It stays for a play that the
 * returned function names: the viewer stays in the part in which they opened it.
 */
function useTabsKey(openIndex: number | null): [key: number | null, keepTab: (index: number | null) => void] {
  const [kept, setKept] = useState({ from: openIndex, to: openIndex, key: openIndex });
  const key = kept.from === openIndex || kept.to === openIndex ? kept.key : openIndex;
  return [key, (index) => setKept({ from: openIndex, to: index, key })];
}

/** Combines the view, the play log and the URL into the data of the page. */
export function useGameScreen(
  view: GameView,
  { plays, people }: ShownPlays,
  parts: GameParts & Pick<GameScreen, 'freshness'>,
): GameScreen {
  const [search] = useSearchParams();
  const searchWith = useSearchWith();
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<number | null>(null);
  const openIndex = parseOpenPlay(search);
  const [tabsKey, keepTab] = useTabsKey(openIndex);
  const opened = findPlay(plays ?? [], openIndex);
  const shown = opened ?? view.plateAppearance;
  return {
    view: addPeople(view, people),
    leagueKind,
    plays,
    filter: parsePlayFilter(search.get('plays')),
    openIndex,
    shown,
    isNow: opened === null || opened.index === view.plateAppearance?.index,
    hasZone: isZoneKnown(view.plateAppearance, plays ?? []),
    isReplay: useShownInstant() !== null,
    pointed,
    point: setPointed,
    openPlay(index) {
      keepTab(index);
      void navigate(searchWith('play', index), { replace: true, preventScrollReset: true });
    },
    tabsKey,
    pathOf: (index) => searchWith('play', index),
    closeTo: searchWith('play', null),
    ...parts,
  };
}

/** Adds the names of the play log to the view, because earlier plate appearances can be opened. */
function addPeople(view: GameView, people: Record<string, string> = {}): GameView {
  return {
    ...view,
    people: { ...people, ...view.people },
  };
}

/** Parses the index of the plate appearance in `?play=57`; null means the current one. */
export function parseOpenPlay(search: URLSearchParams): number | null {
  const text = search.get('play');
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function findPlay(plays: PlateAppearance[], index: number | null): PlateAppearance | null {
  return plays.find((play) => play.index === index) ?? null;
}

/** The zone that the upstream sends where a park does not measure one. */
const isDefaultZone = ({ zoneTop, zoneBottom }: PlateAppearance): boolean => zoneTop === 3.49 && zoneBottom === 1.601;

/**
 * Whether a zone can be drawn: pitch locations are known, or there is no pitch yet but the batter's zone is known.
 * The picture therefore has its place before the first pitch.
 */
export function isZoneKnown(now: PlateAppearance | null, plays: PlateAppearance[]): boolean {
  const all = now === null ? plays : [now, ...plays];
  const pitches = all.flatMap((play) => play.pitches);
  if (pitches.length === 0) return now !== null && !isDefaultZone(now);
  return pitches.some(({ x, z }) => x !== null && z !== null);
}
