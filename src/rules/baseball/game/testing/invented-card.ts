import type { GameCard } from '../game-card.ts';
import type { GameStatus } from '../model.ts';
import { nothingPlayed } from '../without-play.ts';

/** A game card with clubs and date; all other fields are empty except the given ones. */
export function inventedCard(facts: Partial<GameCard> = {}): GameCard {
  return {
    gamePk: 1,
    officialDate: '2026-07-18',
    startsAt: null,
    status: inventedStatus('open'),
    noPicksReason: null,
    series: null,
    venue: { id: null, name: 'Park', timeZone: null },
    teams: { away: inventedClub(110), home: inventedClub(121) },
    doubleHeaderGame: null,
    scheduledInnings: 9,
    ...nothingPlayed,
    rescheduledFrom: null,
    ...facts,
  };
}

export function inventedStatus(phase: GameStatus['phase'], facts: Partial<GameStatus> = {}): GameStatus {
  return { phase, text: '', detail: null, reason: null, startTimeTbd: false, ...facts };
}

/** A club of an invented game card. */
export function inventedClub(id: number, score: number | null = null): GameCard['teams']['away'] {
  return { id, name: 'Club', shortName: 'Club', abbreviation: 'CLB', record: null, score, probablePitcher: null };
}
