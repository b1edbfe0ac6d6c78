import { mlbClubs } from '../clubs/mlb-clubs.ts';
import { homeParks } from '../clubs/mlb-venues.ts';
import type { Club } from '../model.ts';
import type { Random } from '../rng/random.ts';
import type { Fate, Pairing } from './planned-game.ts';

const gamesPerClub = 162;
const windowLengths = [3, 3, 4] as const;

function pairing(dayIndex: number, meeting: Meeting, series: string, fate: Fate = 'played'): Pairing {
  return { dayIndex, ...meeting, series, fate, gameNumber: 1, doubleHeader: 'N', makeUpOf: null, startsAt: 0 };
}

/** The event on a pair's rest day: usually none, sometimes a postponed or suspended game in an open park. */
function drawRestDayFate(random: Random, meeting: Meeting, isLastDay: boolean): Fate | null {
  if (isLastDay || homeParks.get(meeting.homeId)?.roof !== 'Open') return null;
  const roll = random.next();
  if (roll < 0.46) return 'postponed';
  if (roll < 0.55) return 'suspended';
  if (roll < 0.64) return 'delayed';
  return null;
}

type Window = { number: number; firstDay: number; length: number; meetings: Meeting[] };

/** Chooses the pair that rests each day: the one with the most games played. */
function restDays(window: Window, tally: SeasonTally): Map<Meeting, number> {
  const busiest = window.meetings.toSorted((a, b) => load(tally, b) - load(tally, a)).slice(0, window.length);
  return new Map(busiest.map((meeting, index) => [meeting, index]));
}

const load = (tally: SeasonTally, meeting: Meeting): number =>
  tally.count(meeting.awayId) + tally.count(meeting.homeId);

/** Chooses the two pairs of doubleheaders: make-up games first, then the pairs with the fewest games played. */
function secondGames(
  today: readonly Pairing[],
  postponedGames: readonly Pairing[],
  tally: SeasonTally,
  random: Random,
): Pairing[] {
  const playing = today.filter((game) => game.fate === 'played');
  const makeUps = postponedGames.flatMap((postponed) => {
    const first = playing.find((game) => game.series === postponed.series);
    return first ? [{ ...first, gameNumber: 2 as const, makeUpOf: postponed }] : [];
  });
  const others = playing
    .filter((game) => !makeUps.some((other) => other.series === game.series))
    .toSorted((a, b) => load(tally, a) - load(tally, b))
    .slice(0, Math.max(0, 2 - makeUps.length))
    .map((game) => ({ ...game, gameNumber: 2 as const }));
  return [...makeUps, ...others].map((second) => {
    const first = playing.find((game) => game.series === second.series);
    const kind = random.chance(0.5) ? ('S' as const) : ('Y' as const);
    if (first) first.doubleHeader = kind;
    return Object.assign(second, { doubleHeader: kind });
  });
}

function playWindow(window: Window, tally: SeasonTally, random: Random): Pairing[] {
  const rests = restDays(window, tally);
  const games: Pairing[] = [];
  let postponedGames: Pairing[] = [];
  for (let day = 0; day < window.length; day++) {
    const today: Pairing[] = [];
    for (const meeting of window.meetings) {
      const series = `${window.number}-${meeting.homeId}`;
      const isResting = rests.get(meeting) === day;
      const fate = isResting ? drawRestDayFate(random, meeting, day === window.length - 1) : 'played';
      if (fate !== null) today.push(pairing(window.firstDay + day, meeting, series, fate));
    }
    const seconds = secondGames(today, postponedGames, tally, random);
    for (const game of [...today, ...seconds]) if (game.fate !== 'postponed') tally.add(game);
    games.push(...today, ...seconds);
    postponedGames = today.filter((game) => game.fate === 'postponed');
  }
  return games;
}

/** Plans the last days: clubs with the most remaining games play, until every club has played 162. */
function finish(firstDay: number, tally: SeasonTally): Pairing[] {
  const games: Pairing[] = [];
  const remainingGames = (id: number): number => gamesPerClub - tally.count(id);
  for (let day = firstDay; mlbClubs.some((club) => remainingGames(club.id) > 0); day++) {
    const order = mlbClubs
      .filter((club) => remainingGames(club.id) > 0)
      .toSorted((a, b) => remainingGames(b.id) - remainingGames(a.id));
    if (order.length === 1) throw new Error('one club is left without an opponent');
    for (let i = 0; i + 1 < order.length; i += 2) {
      const [one, other] = [order[i], order[i + 1]];
      if (!one || !other) continue;
      const oneHosts = (tally.home.get(one.id) ?? 0) < (tally.home.get(other.id) ?? 0);
      const meeting = oneHosts ? { awayId: other.id, homeId: one.id } : { awayId: one.id, homeId: other.id };
      games.push(pairing(day, meeting, `end-${day}-${meeting.homeId}`));
      tally.add(meeting);
    }
  }
  return games;
}

/**
 * Plans the pairings of each day: series of three or four days, with one pair of clubs resting and two pairs playing
 * doubleheaders each day, so that every day has sixteen games and each club plays 162.
 */
export function mlbPairings(random: Random): Pairing[] {
  const tally = new SeasonTally();
  const games: Pairing[] = [];
  let firstDay = 0;
  for (let number = 0; ; number++) {
    const length = windowLengths[number % windowLengths.length] ?? 3;
    const most = Math.max(...mlbClubs.map((club) => tally.count(club.id)));
    if (most + length + 3 > gamesPerClub) break;
    const meetings = drawWindow(tally, random);
    games.push(...playWindow({ number, firstDay, length, meetings }, tally, random));
    firstDay += length;
  }
  return [...games, ...finish(firstDay, tally)];
}

/** A series of a few days between two clubs at the home club's park. */
type Meeting = { awayId: number; homeId: number };

/** Since 2023: 13 games with each club of the division, six or seven with others of the league, about three with the other league. */
function targetOf(one: Club, other: Club): number {
  if (one.divisionId === other.divisionId) return 13;
  return one.leagueId === other.leagueId ? 6.4 : 3.07;
}

/** Numbers of games so far, by club and by pair of clubs. */
class SeasonTally {
  readonly games = new Map<number, number>();
  readonly home = new Map<number, number>();
  readonly pairs = new Map<string, number>();
  readonly lastOpponent = new Map<number, number>();
  /** consecutive series at home (positive) or away (negative) */
  readonly stand = new Map<number, number>();

  count(id: number): number {
    return this.games.get(id) ?? 0;
  }

  add(meeting: Meeting): void {
    const { awayId, homeId } = meeting;
    this.games.set(awayId, this.count(awayId) + 1);
    this.games.set(homeId, this.count(homeId) + 1);
    this.home.set(homeId, (this.home.get(homeId) ?? 0) + 1);
    const key = pairKey(awayId, homeId);
    this.pairs.set(key, (this.pairs.get(key) ?? 0) + 1);
  }
}

const pairKey = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** Priority of a club for an away series: high after many home games or a long home stand. */
function roadNeed(tally: SeasonTally, id: number): number {
  const balance = 2 * (tally.home.get(id) ?? 0) - tally.count(id);
  const stand = tally.stand.get(id) ?? 0;
  return balance + (Math.abs(stand) >= 3 ? 6 * Math.sign(stand) : 1.5 * stand);
}

function chooseHomeClub(tally: SeasonTally, random: Random, one: number, other: number): Meeting {
  const oneTravels = roadNeed(tally, one) - roadNeed(tally, other) + random.between(-1, 1) > 0;
  const [awayId, homeId] = oneTravels ? [one, other] : [other, one];
  tally.stand.set(awayId, Math.min(-1, (tally.stand.get(awayId) ?? 0) - 1));
  tally.stand.set(homeId, Math.max(1, (tally.stand.get(homeId) ?? 0) + 1));
  tally.lastOpponent.set(awayId, homeId);
  tally.lastOpponent.set(homeId, awayId);
  return { awayId, homeId };
}

/** Pairs all thirty clubs; pairs with the most remaining games against each other come first. */
function drawWindow(tally: SeasonTally, random: Random): Meeting[] {
  const options: { one: number; other: number; score: number }[] = [];
  for (const [index, one] of mlbClubs.entries()) {
    for (const other of mlbClubs.slice(index + 1)) {
      const remainingGames = targetOf(one, other) - (tally.pairs.get(pairKey(one.id, other.id)) ?? 0);
      const again = tally.lastOpponent.get(one.id) === other.id ? 20 : 0;
      options.push({ one: one.id, other: other.id, score: remainingGames / 3 - again + random.between(0, 1.6) });
    }
  }
  const taken = new Set<number>();
  const meetings: Meeting[] = [];
  for (const { one, other } of options.toSorted((a, b) => b.score - a.score)) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    meetings.push(chooseHomeClub(tally, random, one, other));
  }
  return meetings;
}
