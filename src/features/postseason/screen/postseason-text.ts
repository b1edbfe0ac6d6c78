import type { Postseason } from '../contract.ts';
import type { BracketGame, BracketSeries } from '#rules/baseball/postseason/bracket.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

export function postseasonHead(season: string | undefined): PageHead {
  const title = season === undefined ? 'Postseason' : `Postseason of ${season}`;
  return {
    title,
    description: `${title}: the bracket from the wild card series to the World Series, with every game, its date and its home club.`,
  };
}

/** 'The Royals won the World Series', 'If the season ended today', or the season. */
export function describePostseason({ season, series, isProjected }: Postseason): string {
  const final = series.find(({ round }) => round === 'world');
  const champion = final && final.winner !== null ? final.sides[final.winner].team : null;
  if (champion) return `${season} · The ${champion.shortName} won the World Series`;
  return isProjected ? `${season} · The field if the season ended today` : `Season of ${season}`;
}

/** 'KC 6–0' after a game, '3–2 live' during it, the runs of the leading club first; null before it. */
export function formatGameResult(
  { sides: [first, second] }: BracketSeries,
  { runs, phase }: BracketGame,
): string | null {
  if (runs === null || (phase !== 'final' && phase !== 'live')) return phase === 'void' ? 'off' : null;
  const [one, other] = runs;
  const score = `${Math.max(one, other)}–${Math.min(one, other)}`;
  if (one === other) return phase === 'live' ? `tied ${score}` : score;
  const leader = one > other ? first : second;
  return `${leader.team?.abbreviation ?? ''} ${score}`.trim();
}

/** The home club of a game between unknown clubs, by its place; empty in the World Series, where the records decide it. */
export function describeHost({ round }: BracketSeries, { isFirstAtHome }: BracketGame): string {
  if (round === 'world') return '';
  return isFirstAtHome ? 'higher seed' : 'lower seed';
}

/** '10/7' of a day YYYY-MM-DD. */
export function formatShortDay(day: string): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${Number(month)}/${Number(date)}`;
}
