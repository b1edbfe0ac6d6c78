import { addDays } from '../clock/league-date.ts';
import { homeParks } from '../clubs/mlb-venues.ts';
import type { GameListing } from '../model.ts';
import { Random } from '../rng/random.ts';
import { DaySlots } from './day-slots.ts';
import { mlbPairings } from './mlb-pairings.ts';
import { minute, type Pairing, type PlannedGame, playedListing, warmupLead } from './planned-game.ts';

const firstGamePk = 910_001;
const hour = 60 * minute;

function weatherFate(game: Pairing, random: Random): { reason: string; fateAt: number } {
  const reason = random.chance(0.8) ? 'Rain' : random.pick(['Inclement Weather', 'Wet Grounds']);
  const fateAt =
    game.fate === 'suspended' ? game.startsAt + 130 * minute : game.startsAt - random.int(40, 260) * minute;
  return { reason, fateAt };
}

function listing(openingDay: string, game: Pairing, over: Partial<GameListing>): GameListing {
  return {
    ...playedListing,
    officialDate: addDays(openingDay, game.dayIndex),
    startsAt: game.startsAt,
    startTimeTbd: game.gameNumber === 2 && game.doubleHeader === 'Y',
    doubleHeader: game.doubleHeader,
    gameNumber: game.gameNumber,
    ...over,
  };
}

/** The listings of one game; a make-up or resumption adds a second one. */
function listings(openingDay: string, game: Pairing, all: readonly Pairing[], random: Random): GameListing[] {
  if (game.makeUpOf !== null) {
    const fate = weatherFate(game.makeUpOf, random);
    const postponed = listing(openingDay, game.makeUpOf, { fate: 'postponed', ...fate });
    return [postponed, listing(openingDay, game, { publicAt: fate.fateAt })];
  }
  if (game.fate === 'forfeited') {
    return [listing(openingDay, game, { fate: 'forfeited', reason: 'Refusal', fateAt: game.startsAt + 20 * minute })];
  }
  if (game.fate !== 'suspended') return [listing(openingDay, game, {})];
  const fate = weatherFate(game, random);
  const next = all.find(
    (other) => other.series === game.series && other.dayIndex === game.dayIndex + 1 && other.gameNumber === 1,
  );
  const resumption = {
    ...game,
    dayIndex: game.dayIndex + 1,
    startsAt: (next?.startsAt ?? game.startsAt + 24 * hour) - 150 * minute,
  };
  return [
    listing(openingDay, game, { fate: 'suspended', ...fate }),
    listing(openingDay, resumption, { publicAt: fate.fateAt + hour }),
  ];
}

function rainDelay(game: Pairing, random: Random): PlannedGame['rainDelay'] {
  const canRain = homeParks.get(game.homeId)?.roof === 'Open' && game.doubleHeader === 'N' && game.fate === 'played';
  if (!canRain || !random.chance(0.035)) return null;
  return { afterMinutes: random.int(20, 130), lengthMinutes: random.int(24, 88) };
}

/** One game per season is forfeited: the first delayed one after a quarter of the season. */
function markForfeit(pairings: readonly Pairing[]): void {
  const game = pairings.find((pairing) => pairing.fate === 'delayed' && pairing.dayIndex >= 40);
  if (game) game.fate = 'forfeited';
}

type Counts = { series: Map<string, number>; clubs: Map<number, number>; bySeries: Map<string, Pairing[]> };

/** Increases a count by one and returns it. */
export function countUp<Key>(counts: Map<Key, number>, key: Key): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function plan(seed: string, openingDay: string, game: Pairing, gamePk: number, counts: Counts): PlannedGame {
  const random = new Random(`${seed}/calendar/${gamePk}`);
  const series = counts.bySeries.get(game.series) ?? [];
  const venue = homeParks.get(game.homeId);
  if (venue === undefined) throw new Error(`no park for ${game.homeId}`);
  return {
    gamePk,
    sportId: 1,
    gameType: 'R',
    season: Number(openingDay.slice(0, 4)),
    awayId: game.awayId,
    homeId: game.homeId,
    venueId: venue.id,
    listings: listings(openingDay, game, series, random),
    scheduledInnings: 9,
    seriesGameNumber: countUp(counts.series, game.series),
    gamesInSeries: series.filter((other) => other.fate !== 'postponed').length,
    awayGameNumber: countUp(counts.clubs, game.awayId),
    homeGameNumber: countUp(counts.clubs, game.homeId),
    coverUntil: 0,
    rainDelay: rainDelay(game, random),
    startDelay: game.fate === 'delayed' ? random.int(35, 95) : 0,
    suspendAfter: game.fate === 'suspended' ? 105 : null,
    calledAfter: game.fate === 'delayed' && random.chance(0.5) ? random.int(5, 7) : null,
  };
}

/** Each game lasts at least until the second next one is in warmup, so that two games are live at any time. */
function closeGaps(games: readonly PlannedGame[]): PlannedGame[] {
  const regular = games.filter((game) => game.suspendAfter === null && game.startDelay === 0);
  const starts = regular.map((game) => game.listings.at(-1)?.startsAt ?? 0).toSorted((a, b) => a - b);
  return games.map((game) => {
    const start = game.listings.at(-1)?.startsAt ?? 0;
    const next = starts[starts.indexOf(start) + 2];
    const isSpread = game.suspendAfter === null && next !== undefined && next - start < 5 * hour;
    return isSpread ? { ...game, coverUntil: next - warmupLead + 3 * minute } : game;
  });
}

/** Creates the MLB regular season: 162 games per club, around the clock. */
export function mlbSchedule(seed: string, openingDay: string): PlannedGame[] {
  const random = new Random(`${seed}/schedule`);
  const pairings = mlbPairings(random);
  markForfeit(pairings);
  const slots = new DaySlots(random);
  const days = Map.groupBy(pairings, (pairing) => pairing.dayIndex);
  for (const [dayIndex, games] of days) slots.assign(addDays(openingDay, dayIndex), games);
  const counts: Counts = {
    series: new Map(),
    clubs: new Map(),
    bySeries: Map.groupBy(pairings, (pairing) => pairing.series),
  };
  const played = pairings
    .filter((game) => game.fate !== 'postponed')
    .toSorted((a, b) => a.startsAt - b.startsAt || a.homeId - b.homeId);
  return closeGaps(played.map((game, index) => plan(seed, openingDay, game, firstGamePk + index, counts)));
}
