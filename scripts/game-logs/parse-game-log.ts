import type { BattingLine, LineupBatter } from '#rules/baseball/forecast/played-game.ts';

export type GameLogClub = BattingLine & {
  club: string;
  starter: string | null;
  /** the starting batters without a pitcher; null if they are not listed */
  batters: string[] | null;
  /** the batters with their values */
  lineup?: readonly LineupBatter[] | null;
  /** runs by inning; the home club's last half-inning may be missing */
  innings: number[];
};

/** One game of Retrosheet's game logs. Dates are `yyyymmdd`. */
export type GameLog = {
  date: string;
  /** of a suspended game, the date on which it was completed */
  endDate: string;
  season: number;
  /** '0', or '1' and '2' for the games of a double-header */
  number: string;
  home: GameLogClub;
  away: GameLogClub;
};

/** Counts of early runs end with this inning. */
const earlyInnings = 6;

/** Splits a line of comma-separated fields, some in double quotes. */
function splitFields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Parses the runs by inning of a field such as '0100(10)0x'; an unplayed half is omitted. */
function parseRuns(field: string): number[] {
  return [...field.matchAll(/\((\d+)\)|\d/g)].map(([digit, tenOrMore]) => Number(tenOrMore ?? digit));
}

export function sumRuns(runs: readonly number[]): number {
  return runs.reduce((total, each) => total + each, 0);
}

const numberOrNull = (field: string | undefined): number | null =>
  field !== undefined && /^\d+$/.test(field) ? Number(field) : null;

/** Clubs that moved or changed their name keep one code: the Marlins in 2012, the Athletics in 2025. */
const renamed: Readonly<Record<string, string>> = { FLO: 'MIA', ATH: 'OAK' };

const toClubCode = (code = ''): string => renamed[code] ?? code;

/** Numbers of the fields of each club, from 0, as in www.retrosheet.org/gamelogs/glfields.txt. */
const fieldsOf = {
  away: { club: 3, runs: 9, innings: 19, batting: 21, starter: 101, players: 105 },
  home: { club: 6, runs: 10, innings: 20, batting: 49, starter: 103, players: 132 },
};

/** The starting nine without a pitcher: fields of id, name and position in the order of the bat. */
function parseBatters(fields: readonly string[], from: number): string[] | null {
  const players = Array.from({ length: 9 }, (_, place) => ({
    id: fields[from + 3 * place] ?? '',
    position: fields[from + 3 * place + 2],
  }));
  if (players.some(({ id }) => id === '')) return null;
  return players.filter(({ position }) => position !== '1').map(({ id }) => id);
}

function parseClub(fields: readonly string[], of: (typeof fieldsOf)['away']): GameLogClub | null {
  const runs = numberOrNull(fields[of.runs]);
  if (runs === null) return null;
  const innings = parseRuns(fields[of.innings] ?? '');
  const batting = (offset: number) => numberOrNull(fields[of.batting + offset]);
  const hitBatters = batting(8);
  const walks = batting(9);
  return {
    club: toClubCode(fields[of.club]),
    starter: fields[of.starter] || null,
    batters: parseBatters(fields, of.players),
    runs,
    hits: batting(1),
    homeRuns: batting(4),
    walks: hitBatters === null || walks === null ? null : hitBatters + walks,
    strikeouts: batting(11),
    earlyRuns: innings.length > 0 ? sumRuns(innings.slice(0, earlyInnings)) : null,
    innings,
  };
}

/** Parses a line of a game log; null if it has no date, clubs or result. */
export function parseGameLog(line: string): GameLog | null {
  const fields = splitFields(line.trim());
  const [date = '', number = ''] = fields;
  const away = parseClub(fields, fieldsOf.away);
  const home = parseClub(fields, fieldsOf.home);
  if (!/^\d{8}$/.test(date) || !away?.club || !home?.club) return null;
  const completed = /^\d{8}/.exec(fields[13] ?? '')?.[0] ?? date;
  return { date, endDate: completed, season: Number(date.slice(0, 4)), number: number || '0', home, away };
}
