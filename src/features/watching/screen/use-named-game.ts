import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFollowed } from '#features/followed-players/queries/followed.ts';
import { playerDaysQuery } from '#features/followed-players/queries/player-days.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { surname } from '#rules/baseball/player-names.ts';
import type { GameWorth } from '#rules/baseball/watching/game-worth.ts';
import {
  hasBecomeUrgent,
  type Named,
  nextNamed,
  type OwnGames,
  rankGames,
} from '#rules/baseball/watching/rank-games.ts';
import { worthQuery } from '../queries.ts';

const verbs = { atBat: 'bats', pitching: 'pitches' } as const;

/** The games that the viewer has picked, and those in which a followed player bats or pitches now. */
function useOwnGames(isWanted: boolean): OwnGames {
  const { data: day } = useQuery({ ...picksQuery(), enabled: isWanted });
  const players = useFollowed()?.playerIds ?? [];
  const { data: followed } = useQuery(playerDaysQuery(isWanted ? players : []));
  return useMemo(() => {
    const acting = (followed?.players ?? []).flatMap(({ gamePk, name, turn }) =>
      turn.kind === 'atBat' || (turn.kind === 'pitching' && !turn.isResting)
        ? [[gamePk, `${surname(name)} ${verbs[turn.kind]}`] as const]
        : [],
    );
    return { picked: new Set(day?.picks.map(({ gamePk }) => gamePk)), players: new Map(acting) };
  }, [day, followed]);
}

type Seen = { ranked: readonly GameWorth[]; at: number; named: Named };

/** `among`: the games that count, as ids with commas between them; null: all. `isWanted` false: nothing is requested */
type Wanted = { level: number; isWanted: boolean; among: string | null };

/**
 * The live games, the most worth watching first, and the one that is named: it changes once a minute at most. Both are null until they are
 * known. `at`: of the ranking (epoch ms)
 */
export function useNamedGame({ level, isWanted, among }: Wanted) {
  const { data, dataUpdatedAt: at } = useQuery({ ...worthQuery(level), enabled: isWanted });
  const own = useOwnGames(isWanted);
  const ranked = useMemo(() => {
    const counted = among?.split(',').map(Number);
    return data === undefined
      ? null
      : rankGames(
          data.games.filter(({ gamePk }) => counted?.includes(gamePk) !== false),
          own,
        );
  }, [data, own, among]);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (ranked !== null && (ranked !== seen?.ranked || at !== seen.at)) {
    const isImportant = seen !== null && hasBecomeUrgent(seen.ranked, ranked);
    setSeen({ ranked, at, named: nextNamed(seen?.named ?? null, ranked, { now: at, isImportant }) });
  }
  const named = ranked?.find(({ gamePk }) => gamePk === seen?.named.gamePk) ?? null;
  return { ranked, named, at };
}
