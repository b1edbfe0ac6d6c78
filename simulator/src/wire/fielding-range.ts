import { createHash } from 'node:crypto';
import type { Routes } from '../http/routes.ts';
import type { League } from '../league.ts';
import type { JsonObject } from './json.ts';

const outfield: Readonly<Record<string, string>> = { LF: '7', CF: '8', RF: '9' };

/** Baseball Savant's range service: one row per ball near an outfielder. Numbers are strings, as in the original. */
export function fieldingRangeRoutes(league: League): Routes {
  return {
    '/player-services/range': ({ query, now }) => {
      const playerId = query.id('playerId');
      const season = query.id('season') ?? league.season;
      return playerId === null ? [] : rangeRows(league, playerId, season, now);
    },
  };
}

function rangeRows(league: League, playerId: number, season: number, now: number): JsonObject[] {
  const person = league.person(playerId);
  const pos = outfield[person?.position ?? ''];
  if (!person || pos === undefined) return [];
  const games =
    season === league.season
      ? league.gameLog(playerId, now).map(({ gamePk }) => gamePk)
      : pastGames(league, playerId, season);
  return games.flatMap((gamePk) => {
    const random = numbersFrom(`${playerId} ${season} ${gamePk}`);
    return Array.from({ length: 1 + (random(0) % 3) }, (_, index) =>
      rangeRow({ gamePk, playerId, pos, name: person.fullName, index, random }),
    );
  });
}

/** The number of games of that season; past seasons have no individual games. */
function pastGames(league: League, playerId: number, season: number): number[] {
  const lines = league.pastSeasons(playerId).filter((line) => line.season === season && line.sportId === 1);
  const games = lines.reduce((sum, { batting }) => sum + (batting?.games ?? 0), 0);
  return Array.from({ length: Math.min(games, 162) }, (_, index) => season * 1000 + index);
}

/** Integers from 0 to 65,535, determined by a text and an index. */
function numbersFrom(text: string): (index: number) => number {
  return (index) => createHash('sha1').update(`${text} ${index}`).digest().readUInt16BE();
}

type Row = {
  gamePk: number;
  playerId: number;
  pos: string;
  name: string;
  index: number;
  random: (index: number) => number;
};

function rangeRow({ gamePk, playerId, pos, name, index, random }: Row): JsonObject {
  const between = (from: number, to: number, salt: number) => from + ((to - from) * random(index * 10 + salt)) / 65_535;
  // most balls land near a fielder
  const distance = 2 + 93 * between(0, 1, 1) ** 1.6;
  // 27 ft/s is the league's average sprint speed; outfielders are faster, and faster over longer distances
  const sprint = between(25.8, 27, 2) + (distance / 95) * 1.8 + (playerId % 7) * 0.3;
  const hang = between(2.4, 6.2, 3);
  const rate = Math.max(1, Math.min(99, Math.round(112 - (distance / hang) * 3.4 + between(-6, 6, 4))));
  const [x, y] = spots[pos] ?? [0, 318];
  const start = { x: x + between(-26, 26, 7), y: y + between(-22, 22, 8) };
  const landing = landingOf(start, distance, between(0, 2 * Math.PI, 9));
  return {
    game_pk: String(gamePk),
    name_display_first_last: name,
    pos,
    distance: distance.toFixed(2),
    sprint_speed: sprint.toFixed(3),
    hang_time: hang.toFixed(1),
    catch_rate: String(rate),
    stars: starsOf(rate),
    out: between(0, 100, 5) < rate ? '1' : '0',
    start_pos_x: start.x.toFixed(2),
    start_pos_y: start.y.toFixed(2),
    landing_pos_x: landing.x.toFixed(2),
    landing_pos_y: landing.y.toFixed(2),
  };
}

/** Outfield positions in feet from home plate: x toward the first-base side, y toward center field. */
const spots: Readonly<Record<string, readonly [x: number, y: number]>> = { 7: [-134, 262], 8: [0, 318], 9: [134, 262] };

type Place = { x: number; y: number };

/** A point at a distance and direction; the opposite direction when the point would be foul or beyond the fence. */
function landingOf(start: Place, distance: number, direction: number): Place {
  const towards = (angle: number) => ({
    x: start.x + distance * Math.cos(angle),
    y: start.y + distance * Math.sin(angle),
  });
  const landing = towards(direction);
  const isInPlay = Math.abs(landing.x) < landing.y && Math.hypot(landing.x, landing.y) < 385;
  return isInPlay ? landing : towards(direction + Math.PI);
}

/** Stars of Baseball Savant by catch probability: five up to 25 %, four to 50, three to 75, two to 90, one to 95, none above. */
function starsOf(rate: number): string | null {
  const above = [95, 90, 75, 50, 25].filter((step) => rate <= step).length;
  return above === 0 ? null : String(above);
}
