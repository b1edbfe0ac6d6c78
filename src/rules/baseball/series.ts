import type { TeamRecord } from './game/model.ts';
import type { MlbLeagueId } from './teams/mlb-leagues.ts';

/** The rounds of the postseason in order. */
export const rounds = ['wildCard', 'division', 'championship', 'world'] as const;
export type Round = (typeof rounds)[number];

/** A game of a postseason series, with the wins that the upstream reports for it. */
export type SeriesGame = {
  round: Round;
  /** null for a series between the leagues or of unknown clubs */
  league: MlbLeagueId | null;
  /** 1-based number of the game; null if the upstream does not report it */
  number: number | null;
  /** games of the series if all are played: 3, 5 or 7 */
  length: number;
  isIfNecessary: boolean;
  /** whether the game is over; the wins include it then */
  isOver: boolean;
  /** the clubs with their records in the series; a record is null if it is not known */
  clubs: readonly [SeriesClub, SeriesClub];
};

type SeriesClub = { shortName: string; record: TeamRecord | null };

/** The most games of a series by its round and year. Source: MLB's postseason formats; the wild card was one game until 2021, except in 2020. */
export function seriesLength(round: Round, season: string): number {
  const year = Number(season);
  if (round === 'wildCard') return year >= 2022 || year === 2020 ? 3 : 1;
  if (round === 'division') return 5;
  return round === 'championship' && year < 1985 ? 5 : 7;
}

/** The wins that decide a series of the length. */
export function winsNeeded(length: number): number {
  return Math.floor(length / 2) + 1;
}

export const roundNames: Record<Round, string> = {
  wildCard: 'Wild Card Series',
  division: 'Division Series',
  championship: 'Championship Series',
  world: 'World Series',
};

/** 'AL Division Series', 'World Series'; a wild card of one game is 'AL Wild Card Game'. */
export function seriesName(round: Round, league: MlbLeagueId | null, length: number): string {
  const name = length === 1 ? 'Wild Card Game' : roundNames[round];
  return league === null || round === 'world' ? name : `${league} ${name}`;
}

/** 'Dodgers lead 2–1', 'Series tied 1–1', 'Dodgers win 3–1'; null before the first game and if the records do not match. */
export function describeStanding([one, other]: SeriesGame['clubs'], length: number): string | null {
  if (one.record === null || other.record === null) return null;
  const { wins, losses } = one.record;
  if (wins !== other.record.losses || losses !== other.record.wins || wins + losses === 0) return null;
  const score = `${Math.max(wins, losses)}–${Math.min(wins, losses)}`;
  if (wins === losses) return `Series tied ${score}`;
  const leader = wins > losses ? one : other;
  return `${leader.shortName} ${Math.max(wins, losses) >= winsNeeded(length) ? 'win' : 'lead'} ${score}`;
}

/** 'Game 3 of 5', 'Game 5 of 5, if necessary'; null for a single game. Without a number it is computed from the games played. */
function describeNumber({ number, length, isIfNecessary, isOver, clubs: [{ record }] }: SeriesGame): string | null {
  const played = record === null ? null : record.wins + record.losses;
  const computed = played === null ? null : Math.max(1, isOver ? played : played + 1);
  const game = number ?? computed;
  if (game === null || game > length || length === 1) return null;
  return `Game ${game} of ${length}${isIfNecessary && !isOver ? ', if necessary' : ''}`;
}

/** 'AL Division Series · Game 3 of 5 · Guardians lead 2–0'. */
export function describeSeriesGame(game: SeriesGame): string {
  const parts = [
    seriesName(game.round, game.league, game.length),
    describeNumber(game),
    game.length === 1 ? null : describeStanding(game.clubs, game.length),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
