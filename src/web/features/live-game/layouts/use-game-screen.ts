import { useQuery } from '@tanstack/react-query';

import { useSearchParams } from 'react-router';
import type { GameView } from '#domain/game/model.ts';
import { useCall } from '../../../api/call-context.ts';
import { playsQuery } from '#web/api/live/live-game-queries.ts';
import { useLeague } from '../../../api/queries/league.ts';
import type { GameScreen } from './game-screen.ts';
import { parsePlayFilter } from '../play-log/half-innings.ts';
import { parseOpenPlay, findPlay } from '../play-log/open-play.ts';
import { addPeople } from '../game-layout.ts';
import { isZoneKnown } from '../strike-zone/is-zone-known.ts';

function closeAddress(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete('play');
  return `?${next.toString()}`;
}

/** Combines the view, the play log and the address into the data of the page. */
export function useGameScreen(view: GameView, parts: Pick<GameScreen, 'freshness' | 'pick'>): GameScreen {
  const [search] = useSearchParams();
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const { data } = useQuery({ ...playsQuery(useCall(), String(view.gamePk)), enabled: view.inning !== null });
  const plays = data?.plateAppearances ?? null;
  const openIndex = parseOpenPlay(search);
  const opened = findPlay(plays ?? [], openIndex);
  const shown = opened ?? view.plateAppearance;
  return {
    view: addPeople(view, data?.people),
    leagueKind,
    plays: plays?.filter(({ event }) => event !== null) ?? null,
    filter: parsePlayFilter(search.get('plays')),
    openIndex,
    shown,
    isNow: opened === null || opened.index === view.plateAppearance?.index,
    hasZone: isZoneKnown(view.plateAppearance, plays ?? []),
    closeTo: closeAddress(search),
    ...parts,
  };
}
