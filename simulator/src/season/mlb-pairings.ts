import { mlbVenues } from '../clubs/mlb-venues.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Random } from '../rng/random.ts';
import type { Fate, Pairing } from './planned-game.ts';
import { drawWindow, type Meeting, SeasonTally } from './series-windows.ts';

const gamesPerClub = 162;
const windowLengths = [3, 3, 4] as const;

const openAir = new Set(
  mlbClubs
    .filter((club) => mlbVenues.find((venue) => venue.id === club.venueId)?.roof === 'Open')
    .map((club) => club.id),
);

function pairing(dayIndex: number, meeting: Meeting, series: string, fate: Fate = 'played'): Pairing {
  return { dayIndex, ...meeting, series, fate, gameNumber: 1, doubleHeader: 'N', makeUpOf: null, startsAt: 0 };
}

/** The event on a pair's rest day: usually none, sometimes a postponed or suspended game in an open park. */
function drawRestDayFate(random: Random, meeting: Meeting, isLastDay: boolean): Fate | null {
  if (isLastDay || !openAir.has(meeting.homeId)) return null;
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
    const postponedToday: Pairing[] = [];
    for (const meeting of window.meetings) {
      const series = `${window.number}-${meeting.homeId}`;
      const isResting = rests.get(meeting) === day;
      const fate = isResting ? drawRestDayFate(random, meeting, day === window.length - 1) : 'played';
      if (fate !== null) today.push(pairing(window.firstDay + day, meeting, series, fate));
    }
    postponedToday.push(...today.filter((game) => game.fate === 'postponed'));
    const seconds = secondGames(today, postponedGames, tally, random);
    for (const game of [...today, ...seconds]) if (game.fate !== 'postponed') tally.add(game);
    games.push(...today, ...seconds);
    postponedGames = postponedToday;
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
