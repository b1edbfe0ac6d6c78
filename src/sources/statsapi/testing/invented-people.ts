const copyright = 'Invented notice';

const listed = (id: number, fullName: string, abbreviation: string) => ({
  id,
  fullName,
  firstLastName: fullName,
  currentAge: 20 + (id % 10),
  currentTeam: { id: 121 },
  primaryPosition: { code: '0', name: abbreviation, type: '', abbreviation },
});

/** The player list of the invented league. */
const players = [listed(11, 'Úna Vale', 'SS'), listed(12, 'Eli Okafor', 'P'), listed(13, 'Bo Vale', 'C')];

/** A retired player, who is on no list. */
const retired = { id: 21, fullName: 'Abe Quill', firstLastName: 'Abe Quill', active: false };

const line = (season: string, team: number | null, stat: object) => ({
  season,
  stat,
  ...(team === null ? { numTeams: 2 } : { team: { id: team, name: `Invented ${team}` } }),
});

const block = (type: string, group: string, splits: object[]) => ({
  type: { displayName: type },
  group: { displayName: group },
  splits,
});

/** Played for two clubs in 2030 and in no counted game of 2031. */
const stats = [
  block('career', 'hitting', [{ stat: { homeRuns: 9, avg: '.270' }, numTeams: 2 }]),
  block('yearByYear', 'hitting', [
    line('2030', 110, { homeRuns: 5 }),
    line('2030', 121, { homeRuns: 4, splits: { left: 1 } }),
    line('2030', null, { homeRuns: 9 }),
    line('2031', 121, {}),
  ]),
  block('yearByYear', 'pitching', [line('2031', 121, { era: '3.00', inningsPitched: '6.0' })]),
  block('gameLog', 'pitching', [
    {
      date: '2031-04-01',
      game: { gamePk: 5 },
      opponent: { id: 110, name: 'Invented 110' },
      stat: { inningsPitched: '5.2' },
    },
    { date: '2031-04-06', isHome: false, isWin: true, stat: { inningsPitched: '0.1', earnedRuns: 2 } },
  ]),
  block('rankingsByYear', 'hitting', [line('2030', 121, { homeRuns: 12, zones: {} })]),
];

const hitter = [block('yearByYear', 'hitting', [line('2031', 121, { homeRuns: 39, plateAppearances: 500 })])];

const season = (id: number, homeRuns: number, plateAppearances = 500) => ({
  player: { id },
  stat: { homeRuns, plateAppearances },
});

/** Player 12 has the best season of the three who qualified, and the second of all. */
const qualified = [season(12, 40), season(31, 20), season(32, 20)];
const pools = {
  qualified: block('season', 'hitting', qualified),
  all: block('season', 'hitting', [...qualified, season(33, 41, 90), season(34, 0, 3)]),
};

const minors = block('yearByYear', 'hitting', [{ ...line('2028', 555, { homeRuns: 1 }), sport: { id: 12 } }]);

/** People of the invented league; null for any other URL. */
export function inventedPeople(path: string, playerPool: string | null): object | null {
  if (path.endsWith('/seasons/all')) {
    return { copyright, seasons: [{ seasonId: '2031', regularSeasonStartDate: '2031-03-27' }] };
  }
  if (path.endsWith('/v1/stats')) return { copyright, stats: [playerPool === 'all' ? pools.all : pools.qualified] };
  if (path.endsWith('/people/11/stats')) return { copyright, stats: [minors] };
  if (path.endsWith('/sports/1/players')) return { copyright, people: players };
  const id = Number(/\/people\/(\d+)$/.exec(path)?.[1]);
  const person = [...players, retired].find((known) => known.id === id);
  return person === undefined ? null : { copyright, people: [{ ...person, stats: id === 12 ? hitter : stats }] };
}
