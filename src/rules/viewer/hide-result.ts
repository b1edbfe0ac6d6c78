import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { TeamRecord } from '#rules/baseball/game/model.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { withoutPlay } from '#rules/baseball/game/without-play.ts';
import { type HiddenTeams, hidesGame } from './viewer.ts';

/** The status of a game whose state the site knows and does not show to the viewer. `text`: why */
const hiddenStatus = (text: string): GameCard['status'] => ({
  phase: 'unknown',
  text,
  detail: 'hidden',
  reason: null,
  startTimeTbd: false,
});

/** The series of a postseason game without its standing: the first two parts of the text. */
function hideSeriesStanding(series: string | null): string | null {
  return series?.split(' · ').slice(0, 2).join(' · ') ?? null;
}

type WithRecords<Team> = { series: string | null; teams: Record<'away' | 'home', Team> };

/** A game without what earlier games have decided: the records of the clubs and the standing of the series. */
export function hideRecords<Team extends { record: TeamRecord | null }, Game extends WithRecords<Team>>(
  game: Game & WithRecords<Team>,
): Game {
  const { away, home } = game.teams;
  return {
    ...game,
    series: hideSeriesStanding(game.series),
    teams: { away: { ...away, record: null }, home: { ...home, record: null } },
  };
}

/** What earlier games have decided in one state of a game, for another one with the `teams` of that. */
export function recordsOf<Team>(
  { series, teams: { away, home } }: WithRecords<{ record: TeamRecord | null }>,
  { teams }: { teams: Record<'away' | 'home', Team> },
): WithRecords<Team & { record: TeamRecord | null }> {
  return {
    series,
    teams: { away: { ...teams.away, record: away.record }, home: { ...teams.home, record: home.record } },
  };
}

/** The card of a game without everything that its play and earlier games decide. `why`: the text of its status */
export function hideResult(card: GameCard, why: string): GameCard {
  return hideRecords(withoutPlay(card, hiddenStatus(why)));
}

/**
 * The card as a viewer who hides scores sees it. A game that has not begun keeps its state, because it can be picked. `reveals`: whether the record
 * of a club reveals a hidden result
 */
export function hideScores(card: GameCard, hidden: HiddenTeams | null, reveals: (teamId: number) => boolean): GameCard {
  if (hidden === null) return card;
  if (!isPickable(card) && hidesGame(hidden, card)) return hideResult(card, 'Score hidden');
  const { away, home } = card.teams;
  return reveals(away.id) || reveals(home.id) ? hideRecords(card) : card;
}
