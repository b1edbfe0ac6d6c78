import type { League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import { fixtureOf, type PlayedGame } from '../../played-game.ts';

const unplayedGames = new WeakMap<ScheduledGame, PlayedGame>();

/** A canceled game: no lineups, no plays and no end; its feed contains clubs, park and status. */
export function unplayedGame(league: League, game: ScheduledGame): PlayedGame {
  const cached = unplayedGames.get(game);
  if (cached) return cached;
  const noLineup = { order: [], pitcherId: 0 };
  const noTotals = { runs: 0, hits: 0, errors: 0, leftOnBase: 0 };
  const played: PlayedGame = {
    ...fixtureOf(game),
    weather: { condition: 'Rain', temperature: 60, wind: '0 mph, None' },
    officials: [],
    attendance: 0,
    lineupsAt: Infinity,
    starters: { away: noLineup, home: noLineup },
    bench: { away: [], home: [] },
    bullpen: { away: [], home: [] },
    firstPitchAt: game.listings[0]?.startsAt ?? 0,
    endedAt: Infinity,
    statusChanges: league.statusChanges(game.gamePk),
    plays: [],
    challenges: [],
    rulings: [],
    halves: [],
    lines: [],
    totals: { away: noTotals, home: noTotals },
    winnerId: null,
    loserId: null,
    winningPitcherId: null,
    losingPitcherId: null,
    savingPitcherId: null,
    isForfeit: false,
    durationMinutes: 0,
    delayMinutes: 0,
  };
  unplayedGames.set(game, played);
  return played;
}
