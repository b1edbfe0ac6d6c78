import { describe, expect, test } from 'vitest';
import { addDays, startOfDay } from '../../clock/league-date.ts';
import { mlbClubs } from '../../clubs/mlb-clubs.ts';
import type { ClubResults } from '../../lines.ts';
import { mlbSchedule } from '../mlb-schedule.ts';
import type { PlannedGame } from '../planned-game.ts';
import { placeholderClubs } from './placeholders.ts';
import { Postseason } from './postseason.ts';

const hour = 3_600_000;
const openingDay = '2030-03-28';
const firstDay = addDays(openingDay, 155);
const regularGames = mlbSchedule('postseason', openingDay);
const seasonEnd = Math.max(...regularGames.map(({ listings }) => listings.at(-1)?.startsAt ?? 0)) + 3 * hour;
const dayAfter = (days: number, hours = 12): number => startOfDay(addDays(firstDay, days)) + hours * hour;

/** Every club has another record: the later in the list, the more wins. */
const results: ClubResults[] = mlbClubs.map(({ id, leagueId, divisionId }, index) => ({
  clubId: id,
  leagueId,
  divisionId,
  wins: 60 + index,
  losses: 102 - index,
  runsScored: 0,
  runsAllowed: 0,
  games: [],
}));

/** The home club wins each game except the ones given by gamePk. */
function create(awayWins: (game: PlannedGame) => boolean = () => false): Postseason {
  return new Postseason({
    season: 2030,
    firstDay,
    regularGames,
    score: (game) => {
      const startsAt = game.listings.at(-1)?.startsAt ?? 0;
      const isAwayWin = awayWins(game);
      const winnerId = isAwayWin ? game.awayId : game.homeId;
      return {
        away: isAwayWin ? 1 : 0,
        home: isAwayWin ? 0 : 1,
        firstPitchAt: startsAt,
        endedAt: startsAt + 3 * hour,
        winnerId,
      };
    },
    results: () => results,
  });
}

function gamesAt(now: number, postseason = create()): PlannedGame[] {
  postseason.update(now);
  return Array.from({ length: 31 }, (_, day) => addDays(firstDay, day)).flatMap((date) => postseason.on(date));
}

const ofType = (games: readonly PlannedGame[], type: string) => games.filter(({ gameType }) => gameType === type);
const isPlaceholder = (id: number): boolean => placeholderClubs.some((club) => club.id === id);
const unknownClubs = (games: readonly PlannedGame[]) =>
  games.flatMap(({ awayId, homeId }) => [awayId, homeId]).filter(isPlaceholder).length;

test('before the end of the season all 53 games are scheduled with placeholders and without start times', () => {
  const games = gamesAt(seasonEnd - 1);
  expect([12, 20, 14, 7]).toEqual(['F', 'D', 'L', 'W'].map((type) => ofType(games, type).length));
  expect([unknownClubs(games), games.every(({ listings }) => listings[0]?.startTimeTbd)]).toEqual([106, true]);
  expect(new Set(games.map(({ gamePk }) => gamePk)).size).toBe(53);
});

test('the end of the season decides the wild card series and the first two seeds of each league', () => {
  const games = gamesAt(seasonEnd);
  expect([unknownClubs(ofType(games, 'F')), unknownClubs(ofType(games, 'D'))]).toEqual([0, 20]);
  expect(unknownClubs(ofType(games, 'L'))).toBe(28);
  const wildCard = ofType(games, 'F').filter(({ seriesGameNumber }) => seriesGameNumber === 1);
  const winsOf = (id: number) => results.find(({ clubId }) => clubId === id)?.wins ?? 0;
  expect(wildCard.every(({ homeId, awayId }) => homeId !== awayId)).toBe(true);
  // the wild cards are in order; a division winner may have fewer wins than they
  const second = wildCard.filter(({ postseason }) => (postseason?.seriesNumber ?? 1) % 2 === 0);
  expect(second.every(({ homeId, awayId }) => winsOf(homeId) > winsOf(awayId))).toBe(true);
});

describe('home advantage', () => {
  const hostsOf = (type: string, length: number) =>
    ofType(gamesAt(seasonEnd - 1), type)
      .filter(({ postseason }) => postseason?.seriesNumber === 1)
      .toSorted((a, b) => a.seriesGameNumber - b.seriesGameNumber)
      .slice(0, length)
      .map(({ homeId }, _, all) => homeId === all[0]?.homeId);

  test.each([
    ['F', [true, true, true]],
    ['D', [true, true, false, false, true]],
    ['L', [true, true, false, false, false, true, true]],
    ['W', [true, true, false, false, false, true, true]],
  ])('in a series of type %s is %j', (type, hosts) => expect(hostsOf(type, hosts.length)).toEqual(hosts));
});

describe('a series', () => {
  const firstSeries = (games: readonly PlannedGame[]) =>
    ofType(games, 'D')
      .filter(({ postseason }) => postseason?.seriesNumber === 1)
      .map(({ seriesGameNumber, postseason }) => `${seriesGameNumber}${postseason?.isIfNecessary ? '?' : ''}`);

  test('has games that are needed only if no club has won before', () => {
    expect(firstSeries(gamesAt(dayAfter(3)))).toEqual(['1', '2', '3', '4?', '5?']);
    // the first club won twice at home, and the other one the third game
    expect(firstSeries(gamesAt(dayAfter(8, 1)))).toEqual(['1', '2', '3', '4', '5?']);
    expect(firstSeries(gamesAt(dayAfter(9)))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('ends with the deciding game, and the games after it disappear', () => {
    const sweep = create(({ gameType, seriesGameNumber }) => gameType === 'D' && seriesGameNumber === 3);
    expect(firstSeries(gamesAt(dayAfter(7, 22), sweep))).toEqual(['1', '2', '3']);
    expect(unknownClubs(ofType(gamesAt(dayAfter(8), sweep), 'L'))).toBe(0);
  });
});

test('a decided game of the future is not looked up, and going back in time restores the placeholders', () => {
  const postseason = create((game) => {
    if ((game.listings[0]?.startsAt ?? 0) > dayAfter(5)) throw new Error('a future game was simulated');
    return false;
  });
  expect(unknownClubs(ofType(gamesAt(dayAfter(5), postseason), 'D'))).toBe(0);
  expect(unknownClubs(gamesAt(seasonEnd - 1, postseason))).toBe(106);
});

test('the championship and World Series are played between the winners, at home for the better record', () => {
  const games = gamesAt(dayAfter(40));
  const [final] = ofType(games, 'W');
  const leagueOf = (id = 0) => mlbClubs.find((club) => club.id === id)?.leagueId;
  expect(new Set([leagueOf(final?.homeId), leagueOf(final?.awayId)])).toEqual(new Set([103, 104]));
  const winsOf = (id = 0) => results.find(({ clubId }) => clubId === id)?.wins ?? 0;
  expect(winsOf(final?.homeId)).toBeGreaterThan(winsOf(final?.awayId));
  expect(ofType(games, 'W')).toHaveLength(7);
  expect(ofType(games, 'W').at(-1)?.postseason?.results).toHaveLength(7);
});

test('a postseason that moves through time always has the games of one that starts at that time', () => {
  const moving = create();
  for (let now = seasonEnd - 12 * hour; now < dayAfter(32); now += 5 * hour + 17)
    expect(gamesAt(now, moving)).toEqual(gamesAt(now));
});
