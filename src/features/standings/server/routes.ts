import { standings, standingsRace } from '../contract.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listStandings } from './list-standings.ts';
import type { StandingsSource } from './resolve-standings-season.ts';
import { readStandingsRace } from './read-standings-race.ts';

export function standingsRoutes(source: StandingsSource) {
  return {
    standings: serveData(standings, ({ query }) => listStandings(source, query)),
    standingsRace: serveData(standingsRace, ({ query }) => readStandingsRace(source, query)),
  };
}
