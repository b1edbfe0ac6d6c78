import type { GameHeader, GameLog } from '../event.ts';
import type { GameStatus, Half, Pitch, PitchResult, Side, Team } from '../model.ts';
import { liveStatus } from '../without-play.ts';
import { idOf, inventedHeader } from './invented-game.ts';
import { names } from './invented-people.ts';
import { pitch } from './invented-pitches.ts';
import { end, move, out, runners, start, type Untimed } from './play-script.ts';

/** Games that are rare in a simulated season, with every play. */
type Facts = Partial<Omit<GameHeader, 'teams'>> & {
  teams: readonly [away: Team, home: Team];
  /** of the half-innings that are over */
  runs: Record<Side, readonly number[]>;
  /** how many pitches the batter has seen who is up; absent: the game has no batter */
  pitches?: number;
  people?: readonly string[];
};

/** 1:10 PM in New York */
const firstPitch = Date.UTC(2031, 5, 1, 17, 10);
const secondsBetweenEvents = 9;

export const oddDay = '2031-06-01';
/** Evening in New York, when all of them have begun. */
export const oddNow = Date.UTC(2031, 5, 1, 23, 30);

const clubOf = (id: number, city: string, shortName: string, abbreviation: string): Team => ({
  id,
  name: `${city} ${shortName}`,
  shortName,
  abbreviation,
  record: { wins: 31, losses: 25 },
});

const mets = clubOf(121, 'New York', 'Mets', 'NYM');
const braves = clubOf(144, 'Atlanta', 'Braves', 'ATL');

const swings: readonly PitchResult[] = ['called', 'foul', 'ball', 'foul', 'swinging', 'ball'];
const calls: Partial<Record<PitchResult, string>> = {
  ball: 'Ball',
  called: 'Called Strike',
  swinging: 'Swinging Strike',
};
const battedBall = { exitVelocity: 98.4, launchAngle: 24, distance: 372, trajectory: 'fly_ball', x: -90, y: 361 };

/** Pitches that no count ends: at most three balls and two strikes, and then fouls. */
function pitchesOf(count: number): Pitch[] {
  let [balls, strikes] = [0, 0];
  return Array.from({ length: count }, (_, place) => {
    const wanted = swings[place % swings.length] ?? 'foul';
    const result = (wanted === 'ball' && balls === 3) || (wanted !== 'ball' && strikes === 2) ? 'foul' : wanted;
    if (result === 'ball') balls += 1;
    else strikes = Math.min(2, strikes + 1);
    const call = calls[result] ?? 'Foul';
    const x = Math.sin(place * 2.4) * (result === 'ball' ? 1.3 : 0.7);
    return pitch(place + 1, { result, call, balls, strikes, x, z: 2.5 + Math.cos(place * 1.7) });
  });
}

type Book = { events: Untimed[]; index: number; batted: Record<Side, number>; nameOf: (id: number) => string };

type Place = { inning: number; half: Half };

/** Starts a plate appearance. Returns its batter. */
function bringUp(book: Book, { inning, half }: Place, pitches: readonly Pitch[]): number {
  const side = half === 'top' ? 'away' : 'home';
  book.batted[side] = (book.batted[side] % 9) + 1;
  const batter = idOf(side, book.batted[side]);
  book.events.push(start(book.index, inning, half, batter, idOf(side === 'away' ? 'home' : 'away', 10)));
  book.events.push(...pitches.map((each): Untimed => ({ type: 'pitch', pitch: each })));
  book.index += 1;
  return batter;
}

/** Home runs until the half-inning has its runs, half of them after a single, and three outs. */
function playHalf(book: Book, place: Place, runs: number): void {
  const hit = pitch(2, { result: 'inPlayHit', call: 'In play, run(s)', battedBall });
  const missed = pitch(1, { result: 'called', call: 'Called Strike', strikes: 1 });
  for (let left = runs; left > 0;) {
    const onFirst = left > 1 ? bringUp(book, place, [missed, hit]) : null;
    if (onFirst !== null)
      book.events.push(
        runners(move(onFirst, null, 1)),
        end('Single', `${book.nameOf(onFirst)} singles to left field.`),
      );
    const batter = bringUp(book, place, [missed, hit]);
    const scored = onFirst === null ? [] : [move(onFirst, 1, 'home')];
    const text = `${book.nameOf(batter)} homers on a fly ball to left center field.`;
    book.events.push(runners(...scored, move(batter, null, 'home')), end('Home Run', text, scored.length + 1));
    left -= scored.length + 1;
  }
  const strikeout = [...pitchesOf(4), pitch(5, { result: 'swinging', call: 'Swinging Strike', balls: 1, strikes: 3 })];
  for (let outs = 0; outs < 3; outs += 1) {
    const batter = bringUp(book, place, outs === 2 ? strikeout : [missed, { ...hit, result: 'inPlayOut' }]);
    const [event, text] = outs === 2 ? ['Strikeout', 'strikes out swinging'] : ['Flyout', 'flies out to left fielder'];
    book.events.push(runners(out(batter, null)), end(event, `${book.nameOf(batter)} ${text}.`));
  }
}

function logOf({ teams: [away, home], runs, pitches, people = names, ...header }: Facts): GameLog {
  // the same place in both lineups has different names
  const nameAt = (id: number) => people[(id + Math.floor(id / 200) * 5) % people.length] ?? '';
  const players = Object.fromEntries(
    Object.values(inventedHeader.players).map((each) => [each.id, { ...each, name: nameAt(each.id) }]),
  );
  const nameOf = (id: number) => players[id]?.name ?? '';
  const pitcherOf = (side: Side) => ({ id: idOf(side, 10), name: nameOf(idOf(side, 10)) });
  const book: Book = { events: [], index: 0, batted: { away: 0, home: 0 }, nameOf };
  runs.away.forEach((ofAway, place) => {
    playHalf(book, { inning: place + 1, half: 'top' }, ofAway);
    const ofHome = runs.home[place];
    if (ofHome !== undefined) playHalf(book, { inning: place + 1, half: 'bottom' }, ofHome);
  });
  const [last, half] = [runs.home.length + 1, runs.away.length > runs.home.length ? 'bottom' : 'top'] as const;
  if (pitches !== undefined) bringUp(book, { inning: last, half }, pitchesOf(pitches));
  return {
    header: {
      ...inventedHeader,
      officialDate: oddDay,
      startsAt: firstPitch,
      status: liveStatus,
      teams: { away, home },
      players,
      probablePitchers: { away: pitcherOf('away'), home: pitcherOf('home') },
      ...header,
    },
    events: book.events.map((event, place) => ({ ...event, at: firstPitch + place * secondsBetweenEvents * 1000 })),
  };
}

const rain: Partial<GameStatus> = { text: 'Delayed: Rain', detail: 'delayed', reason: 'Rain' };
const final: GameStatus = { ...liveStatus, phase: 'final', text: 'Final' };
const longNames = [
  'Christian Encarnacion-Strand',
  'Maximiliano Villanueva-Montgomery Jr.',
  'Bartholomew Featherstonehaugh III',
];
const decisions = { winner: { id: 110, name: 'Gus Petrov' }, loser: { id: 210, name: 'Dan Ishimura' }, save: null };

/** By what is odd about them. */
export const oddGames = {
  'rain-delay': logOf({
    gamePk: 3101,
    teams: [clubOf(119, 'Los Angeles', 'Dodgers', 'LAD'), clubOf(112, 'Chicago', 'Cubs', 'CHC')],
    runs: { away: [0, 2, 0, 1], home: [1, 0, 0] },
    pitches: 2,
    status: { ...liveStatus, ...rain },
  }),
  'doubleheader-first': logOf({
    gamePk: 3102,
    teams: [braves, mets],
    doubleHeaderGame: 1,
    runs: { away: [0, 0, 1, 0, 0, 0, 2, 0, 0], home: [1, 0, 0, 0, 0, 0, 0, 1, 0] },
    status: final,
    decisions,
  }),
  'doubleheader-second': logOf({
    gamePk: 3103,
    teams: [braves, mets],
    doubleHeaderGame: 2,
    runs: { away: [], home: [] },
    status: { ...liveStatus, phase: 'open', text: 'Scheduled', startTimeTbd: true },
  }),
  '17-innings': logOf({
    gamePk: 3104,
    teams: [clubOf(137, 'San Francisco', 'Giants', 'SF'), clubOf(115, 'Colorado', 'Rockies', 'COL')],
    runs: {
      away: [0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0],
      home: [0, 0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0],
    },
    pitches: 5,
  }),
  '25-to-3': logOf({
    gamePk: 3105,
    teams: [clubOf(147, 'New York', 'Yankees', 'NYY'), clubOf(145, 'Chicago', 'White Sox', 'CWS')],
    runs: { away: [4, 0, 9, 1, 0, 5, 0, 6, 0], home: [0, 1, 0, 0, 2, 0, 0, 0, 0] },
    status: final,
    decisions,
  }),
  'no-hitter': logOf({
    gamePk: 3106,
    teams: [clubOf(135, 'San Diego', 'Padres', 'SD'), clubOf(136, 'Seattle', 'Mariners', 'SEA')],
    runs: { away: [0, 0, 0, 0, 0, 0, 0, 0], home: [0, 1, 0, 0, 0, 1, 0, 0] },
    pitches: 3,
    noHitter: { side: 'home', isPerfect: true },
  }),
  '40-pitches': logOf({
    gamePk: 3107,
    teams: [clubOf(143, 'Philadelphia', 'Phillies', 'PHI'), clubOf(138, 'St. Louis', 'Cardinals', 'STL')],
    runs: { away: [0, 0, 1, 0, 0], home: [0, 2, 0, 0, 0] },
    pitches: 40,
  }),
  'longest-names': logOf({
    gamePk: 3108,
    teams: [
      clubOf(109, 'Arizona', 'Diamondbacks', 'AZ'),
      { ...clubOf(531, 'Scranton/Wilkes-Barre', 'RailRiders', 'SWB'), record: { wins: 111, losses: 101 } },
    ],
    runs: { away: [0, 11], home: [10] },
    pitches: 6,
    people: longNames,
    venue: { id: 2, name: 'George M. Steinbrenner Field at Rancho Cucamonga', timeZone: 'America/New_York' },
  }),
  suspended: logOf({
    gamePk: 3109,
    teams: [clubOf(111, 'Boston', 'Red Sox', 'BOS'), clubOf(141, 'Toronto', 'Blue Jays', 'TOR')],
    runs: { away: [0, 0, 3, 0, 0], home: [2, 0, 0, 1] },
    status: { ...liveStatus, phase: 'held', text: 'Suspended: Rain', reason: 'Rain' },
  }),
} satisfies Record<string, GameLog>;
