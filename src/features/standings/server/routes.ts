import { standings, standingsRace } from '../contract.ts';
import type { HiddenScores } from '#rules/viewer/hidden-scores.ts';
import { lastShownDay } from '#rules/viewer/sealed-since.ts';
import { refuseHiddenTopic } from '#platform/http/errors/hidden-result.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listStandings } from './list-standings.ts';
import type { StandingsQuery, StandingsSource } from './resolve-standings-season.ts';
import { readStandingsRace } from './read-standings-race.ts';

/** Throws if the viewer hides scores and the standings are those of the last days. */
function refuseRecent({ date, season }: StandingsQuery, { hidden, now }: { hidden: HiddenScores | null; now: number }) {
  const through = lastShownDay(now);
  const isOfSeason = season === undefined || date?.startsWith(season) === true;
  const last = isOfSeason ? date : `${season}-12-31`;
  if (last === undefined || last > through) refuseHiddenTopic(hidden, 'standings', { through });
}

export function standingsRoutes(source: StandingsSource) {
  return {
    standings: serveData(standings, async ({ query }, viewer) => {
      refuseRecent(query, viewer);
      return listStandings(source, query);
    }),
    standingsRace: serveData(standingsRace, async ({ query }, viewer) => {
      refuseRecent(query, viewer);
      return readStandingsRace(source, query);
    }),
  };
}
