import type { TonightChances } from '#features/chances/contract.ts';

type Side = NonNullable<TonightChances['current']>['games'][number]['home'];

type Game = { gamePk: number; teams: Record<'away' | 'home', { id: number }> };

const of = (playoffs: number) => ({ playoffs, division: playoffs / 2, title: playoffs / 10 });

/** Invented chances of the season before a game, which matters most, with a favorite club that roots for the away club. */
export function tonightOf({ gamePk, teams }: Game, favorite = 121): TonightChances {
  const side = (teamId: number, [now, win, loss]: [number, number, number]): Side => ({
    teamId,
    now: of(now),
    win: of(win),
    loss: of(loss),
    decided: [],
  });
  return {
    season: '2026',
    current: {
      asOf: 0,
      computedAt: 0,
      day: '2026-07-18',
      compared: ['playoffs', 'division', 'title'],
      games: [
        {
          gamePk,
          homeChance: 0.55,
          away: side(teams.away.id, [0.4, 0.43, 0.36]),
          home: side(teams.home.id, [0.61, 0.66, 0.54]),
          others: [],
        },
      ],
      mostImportant: { gamePk, teamId: teams.home.id, change: 0.12 },
      rootFor: [{ teamId: favorite, games: [{ gamePk, teamId: teams.away.id, gain: 0.042 }] }],
      week: [],
    },
  };
}
