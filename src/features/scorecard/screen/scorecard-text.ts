import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { dateParts } from '#ui/time/time-text.ts';

const weatherText = ({ weather }: GameView): string[] => {
  if (!weather) return [];
  const { temperature, condition, wind } = weather;
  const blows = wind !== null && !wind.startsWith('0 mph');
  return [temperature === null ? null : `${temperature} °F`, condition, blows ? `wind ${wind}` : null].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
};

/** 'at the Herons · July 18, 2026 · Invented Park · 71 °F, Clear' */
export function describeOccasion(view: GameView, side: Side): string {
  const { teams, officialDate, venue } = view;
  const against = side === 'away' ? `at the ${teams.home.shortName}` : `against the ${teams.away.shortName}`;
  const { monthAndDay, year } = dateParts(officialDate);
  const weather = weatherText(view).join(', ');
  return [against, `${monthAndDay}, ${year}`, venue.name, weather].filter((part) => part !== '').join(' · ');
}

/** 'Bottom 7th' during a game, otherwise the status. */
export function describeGameState({ status, inning, inningState }: GameView): string {
  return status.phase === 'live' && inning !== null && inningState !== null
    ? `${inningState} ${ordinal(inning)}`
    : status.text;
}
