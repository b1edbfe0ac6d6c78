import type { TeamRecord } from '#rules/baseball/game/model.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { gamesByClub, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { recordOf } from '#rules/baseball/standings/tie-break.ts';

/** The record of a club by its id. */
export type RecordOf = (clubId: number) => TeamRecord;

/** The records of the clubs on the morning of a day (YYYY-MM-DD): from the games of the regular season that ended on earlier days. */
export function recordsBefore(games: readonly SeasonGame[], day: string): RecordOf {
  const byClub = gamesByClub(games, addDays(day, -1));
  return (clubId) => recordOf(byClub.get(clubId) ?? []);
}
