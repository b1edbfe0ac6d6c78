import { fillPath, pages } from '#platform/api/pages.ts';
import type { GameTextQuery } from '../../../contract/text-version.ts';
import { hasStarted, isLive } from '#rules/baseball/game/predicates.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { type Block, heading, plainPath, type TextLink } from '#platform/http/documents/text-document.ts';
import { dayTextPath, gameTextPath } from '../text-paths.ts';

const suggestedRefresh = 60;

export function gamePagePath({ gamePk }: GameView): string {
  return fillPath(pages['live-game'].itemPath, gamePk);
}

/** Links to load the text again, and for a game in progress to a text that does so by itself. */
function refreshLinks(view: GameView, query: GameTextQuery): TextLink[] {
  const { refresh, ...rest } = query;
  if (refresh !== undefined)
    return [
      { label: 'Reload', path: gameTextPath(view.gamePk, query) },
      { label: 'Stop reloading', path: gameTextPath(view.gamePk, rest), note: `it reloads every ${refresh} seconds` },
    ];
  const again = { label: 'Reload', path: gameTextPath(view.gamePk, query) };
  const path = gameTextPath(view.gamePk, { ...rest, refresh: suggestedRefresh });
  return isLive(view) ? [again, { label: `Reload every ${suggestedRefresh} seconds`, path }] : [again];
}

function inningLinks(view: GameView): TextLink[] {
  if (!hasStarted(view)) return [];
  return Array.from({ length: view.inning ?? 0 }, (_, place) => ({
    label: `${ordinal(place + 1)} inning`,
    path: gameTextPath(view.gamePk, { inning: place + 1 }),
  }));
}

/** Links to the innings, and to the other texts and pages. */
export function gameLinks(view: GameView, query: GameTextQuery): Block[] {
  const innings = inningLinks(view);
  const own = gameTextPath(view.gamePk, query);
  const others: TextLink[] = [
    ...(query.inning === undefined ? [] : [{ label: 'The game now', path: gameTextPath(view.gamePk) }]),
    ...refreshLinks(view, query),
    { label: 'This game with pictures', path: gamePagePath(view) },
    { label: 'This text as plain text', path: plainPath(own) },
    { label: 'All games of the day', path: dayTextPath({ date: view.officialDate }) },
    { label: 'Today’s games', path: dayTextPath() },
  ];
  return [
    ...(innings.length === 0
      ? []
      : [heading('Every play, inning by inning'), { kind: 'links', links: innings } as const]),
    heading('More'),
    { kind: 'links', links: others },
  ];
}
