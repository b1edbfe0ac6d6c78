import type { Phase, Team } from '#rules/baseball/game/model.ts';
import { describeSeriesGame, type Round, seriesLength } from '#rules/baseball/series.ts';
import type { MlbLeagueId } from '#rules/baseball/teams/mlb-leagues.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import type { WireTeam } from './wire-team.ts';

const roundsByType: Readonly<Record<string, Round>> = { F: 'wildCard', D: 'division', L: 'championship', W: 'world' };
const majorLeagueLevel = 1;

type WireClub = Pick<WireTeam, 'sport' | 'league' | 'name' | 'placeholder'> | undefined;
type Clubs<Club> = { away: Club; home: Club };

/** The round of a postseason game of the major leagues; null for any other game. */
export function toRound(gameType: string | undefined, clubs: readonly WireClub[]): Round | null {
  const isOther = clubs.some((club) => club?.sport?.id !== undefined && club.sport.id !== majorLeagueLevel);
  return isOther ? null : (roundsByType[gameType ?? ''] ?? null);
}

/** The league of a club; a placeholder has it only in its name: 'AL Higher Seed'. */
export function toSeriesLeague(club: WireClub): MlbLeagueId | null {
  const named = /^(AL|NL)\b/.exec(club?.placeholder === true ? (club.name ?? '') : '')?.[1];
  const league = mlbLeagues.find(({ leagueId }) => leagueId === club?.league?.id);
  return league?.id ?? (named === 'AL' || named === 'NL' ? named : null);
}

type Game = {
  gameType: string | undefined;
  season: string;
  phase: Phase;
  wireClubs: Clubs<WireClub>;
  /** in the postseason their records are those of the series */
  teams: Clubs<Team>;
  number?: number | undefined;
  length?: number | undefined;
  isIfNecessary?: boolean;
};

/** 'AL Division Series · Game 3 of 5 · Guardians lead 2–0' for a postseason game, else null. */
export function describeSeries({ gameType, season, phase, wireClubs, teams, ...facts }: Game): string | null {
  const round = toRound(gameType, [wireClubs.away, wireClubs.home]);
  if (round === null) return null;
  return describeSeriesGame({
    round,
    league: toSeriesLeague(wireClubs.home),
    number: facts.number ?? null,
    length: facts.length ?? seriesLength(round, season),
    isIfNecessary: facts.isIfNecessary ?? false,
    isOver: phase === 'final',
    clubs: [teams.away, teams.home],
  });
}
