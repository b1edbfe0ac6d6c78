import { formatInning } from '#rules/baseball/game/card-text.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import type { GameView, ScoringPlay } from '#rules/baseball/game/model.ts';

/** No description of a play is longer; a longer text of the upstream is cut. */
const maxLength = 300;

export function shorten(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

/** 'Top 3rd' */
export function halfInning({ half, inning }: Pick<PlateAppearance, 'half' | 'inning'>): string {
  return formatInning({ inning, inningState: half === 'top' ? 'Top' : 'Bottom' }) ?? '';
}

/** 'Rangers 2, Dodgers 14' after a play. */
function scoreAfter({ away, home }: Pick<PlateAppearance, 'away' | 'home'>, teams: GameView['teams']): string {
  return `${teams.away.shortName} ${away}, ${teams.home.shortName} ${home}`;
}

/** 'Ada Marsh: Single', or 'Ada Marsh bats' while the play is in progress. */
export function playTitle({ batterId, event }: PlateAppearance, people: GameView['people']): string {
  const name = nameOf(people, batterId);
  return event === null ? `${name} bats` : `${name}: ${event}`;
}

/** What happened, with the score if it changed. */
export function playText(play: PlateAppearance | ScoringPlay, teams: GameView['teams']): string {
  const text = shorten(play.description ?? play.event ?? 'In progress');
  const isScoring = 'isScoring' in play ? play.isScoring : true;
  return isScoring ? `${text} ${scoreAfter(play, teams)}.` : text;
}
