import type { Contest } from '#features/season-predictions/contract.ts';
import type { BracketField, BracketResults } from '#features/season-predictions/rules/bracket-shapes.ts';
import {
  type PredictedSeries,
  isCorrect,
  isOut,
  seriesPoints,
} from '#features/season-predictions/rules/follow-bracket.ts';
import { formatPoints } from '#features/season-predictions/screen/board-screen.tsx';
import { clockText, dateParts, dayInZone, leagueZone, leagueZoneName } from '#ui/kit/time-text.ts';

/** '2026 · Open until September 29, 2:58 PM EDT', or how far the postseason is. */
export function describeBracket(contest: Contest | null): string {
  if (contest === null) return 'Not open yet';
  const { season, closesAt, isOpen, isFinal } = contest;
  const { monthAndDay } = dateParts(dayInZone(closesAt, leagueZone));
  if (isOpen)
    return `${season} · Open until ${monthAndDay}, ${clockText(closesAt, leagueZone)} ${leagueZoneName(closesAt)}`;
  return `${season} · ${isFinal ? 'Final points' : 'Points so far'}`;
}

/** Where a club comes from that is not predicted yet: 'Winner of 4 and 5', 'ALDS winner', 'AL champion'. */
export function describeOrigin({ series }: BracketField, { id }: { id: string }, side: 0 | 1): string {
  const source = series.find((each) => each.id === series.find((own) => own.id === id)?.sides[side].winnerOf);
  if (source === undefined) return 'To be determined';
  if (source.round === 'championship') return `${source.league} champion`;
  if (source.round === 'division') return `${source.league}DS winner`;
  return `Winner of ${source.sides.map(({ seed }) => seed).join(' and ')}`;
}

/** 'Choose the winners of 3 more series.'; null if a winner of each is chosen. */
export function describeMissingSeries(series: readonly PredictedSeries[]): string | null {
  const missing = series.filter(({ winner }) => winner === null).length;
  if (missing === 0) return null;
  return missing === 1 ? 'Choose the winner of 1 more series.' : `Choose the winners of ${missing} more series.`;
}

/** What a predicted winner is worth so far: 'Correct, 2 points', 'Wrong', 'Out', or 'For 2 points'. */
export function describePick(
  field: BracketField,
  results: BracketResults,
  { id, round, winner }: PredictedSeries,
): { state: 'correct' | 'wrong' | 'open'; text: string } {
  if (winner === null) return { state: 'wrong', text: 'No winner chosen' };
  const points = formatPoints(seriesPoints[round]);
  if (isCorrect(results, round, winner.id)) return { state: 'correct', text: `Correct, ${points}` };
  if (results.winners.some(({ series }) => series === id)) return { state: 'wrong', text: 'Wrong' };
  return isOut(field, results, round, winner.id)
    ? { state: 'wrong', text: 'Out' }
    : { state: 'open', text: `For ${points}` };
}
