import type { GameCard } from '../game/game-card.ts';

/** The status of a game whose state is known to the site, but not yet shown to the viewer. */
const hiddenStatus: GameCard['status'] = {
  phase: 'unknown',
  text: 'Hidden by your delay',
  detail: null,
  reason: null,
  startTimeTbd: false,
};

/** The card of a game without everything that its play decides: score, inning, bases, players, decisions and records. */
export function hideResult(card: GameCard): GameCard {
  const { away, home } = card.teams;
  return {
    ...card,
    status: hiddenStatus,
    series: card.series?.split(' · ').slice(0, 2).join(' · ') ?? null,
    teams: { away: { ...away, score: null, record: null }, home: { ...home, score: null, record: null } },
    inning: null,
    inningState: null,
    balls: null,
    strikes: null,
    outs: null,
    bases: null,
    batter: null,
    pitcher: null,
    decisions: null,
    noHitter: null,
    rescheduledTo: null,
    resumesOn: null,
  };
}
