import { setImmediate as turn } from 'node:timers/promises';
import { addDays, endOfLeagueDay } from '../clock/league-date.ts';
import type { League } from '../league.ts';
import { readSeasonBeforeDay } from './boxscore/season-before.ts';
import { resultsOf } from './standings/club-record.ts';

const hour = 3_600_000;

/**
 * Simulates the MLB season up to a time in steps of a few days and handles requests in between, so that the first request for
 * standings or statistics is fast. The statistics before today's and yesterday's games are computed as well.
 */
export async function warmUp(league: League, now: number) {
  const before = (time: number) =>
    readSeasonBeforeDay({ league, now }, { sportId: 1, gameType: 'R', firstPitchAt: time });
  for (let date = league.settings.openingDay; endOfLeagueDay(date) < now - 60 * hour; date = addDays(date, 3)) {
    league.standings(1, endOfLeagueDay(date));
    await turn();
  }
  before(now - 24 * hour);
  await turn();
  before(now);
  resultsOf(league, 1, now);
  // game logs of promoted and demoted players include Triple-A games
  for (let date = league.settings.openingDay; endOfLeagueDay(date) < now; date = addDays(date, 3)) {
    await turn();
    league.standings(11, endOfLeagueDay(date));
  }
}
