import { endOfLeagueDay } from '../../clock/league-date.ts';
import type { RouteRequest, Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import type { ClubResult } from '../../lines.ts';
import type { Club, Division, LeagueDate, LeagueOfClubs, SportId } from '../../model.ts';
import type { JsonObject } from '../json.ts';
import { average } from '../rates.ts';
import { reference } from '../references.ts';
import { teamBody } from '../teams/team-body.ts';
import { recordBody, resultsOf, type WonLost, wonLost } from './club-record.ts';

export function standingsRoutes(league: League): Routes {
  return { '/api/v1/standings': (request) => ({ records: standings(league, request) }) };
}

const gamesInSeason: Readonly<Record<number, number>> = { 1: 162, 11: 150, 12: 138, 13: 132, 14: 132, 22: 56 };

/** A club's season. */
type Standing = WonLost & { club: Club; games: readonly ClubResult[]; scored: number; allowed: number };

function standings(league: League, request: RouteRequest): JsonObject[] {
  const { query } = request;
  if ((query.id('season') ?? league.season) !== league.season) return [];
  const types = query.list('standingsTypes');
  const ids = query.ids('leagueId');
  const leagues = league
    .leagues()
    .filter(({ id, sportId }) => (ids.length > 0 ? ids.includes(id) : sportId === (query.id('sportId') ?? 1)));
  return (types.length > 0 ? types : ['regularSeason']).flatMap((type) =>
    leagues.flatMap((each) => leagueStandings(league, request, type, each)),
  );
}

/** By division, or the wild-card race; a league without divisions is one group. */
function leagueStandings(league: League, { query, now }: RouteRequest, type: string, of: LeagueOfClubs): JsonObject[] {
  const date = query.date('date');
  const upTo = date === null ? now : Math.min(now, endOfLeagueDay(date));
  const all = allStandings(league, of.sportId, { upTo, date });
  const ofLeague = all.filter(({ club }) => club.leagueId === of.id);
  const seasonGames = gamesInSeason[of.sportId] ?? 162;
  const group = (members: readonly Standing[], division: Division | undefined): JsonObject => ({
    standingsType: type,
    league: query.hydrates('league') ? reference(of) : { id: of.id },
    ...(division ? { division: query.hydrates('division') ? divisionBody(division) : { id: division.id } } : {}),
    teamRecords: members.map((standing) => ({
      team: query.hydrates('team') ? teamBody(league, standing.club) : reference(standing.club),
      ...standingBody(standing),
      ...placeBody(standing, ofLeague, seasonGames),
    })),
  });
  const divisions = league.divisions(of.sportId).filter(({ leagueId }) => leagueId === of.id);
  if (type === 'wildCard') {
    const race = wildCardRace(ofLeague);
    // as in the API, the division is that of the first club
    const first = divisions.find(({ id }) => id === race[0]?.club.divisionId);
    return [group(race, first)];
  }
  if (divisions.length === 0) return [group(rankStandings(ofLeague), undefined)];
  return divisions.map((division) =>
    group(rankStandings(ofLeague.filter(({ club }) => club.divisionId === division.id)), division),
  );
}

const divisionBody = (division: Division): JsonObject => ({ ...reference(division), nameShort: division.shortName });

type Until = {
  /** epoch ms */
  upTo: number;
  /** the last league date included; the first games of the next date may be over already */
  date: LeagueDate | null;
};

function allStandings(league: League, sportId: SportId, { upTo, date }: Until): Standing[] {
  const results = resultsOf(league, sportId, upTo);
  return league.clubs(sportId).map((club) => {
    const games = (results.get(club.id)?.games ?? []).filter(
      (game) => game.endedAt <= upTo && (date === null || game.date <= date),
    );
    const sum = (read: (game: ClubResult) => number) => games.reduce((total, game) => total + read(game), 0);
    const [scored, allowed] = [sum((game) => game.scored), sum((game) => game.allowed)];
    return { club, games, ...wonLost(games), scored, allowed };
  });
}

/** A club's line without the comparison with other clubs. */
function standingBody({ games, wins, losses, scored, allowed }: Standing): JsonObject {
  const winningPercentage = average(wins, wins + losses, '.000');
  const lastTen = games.slice(-10);
  const splits = {
    home: games.filter(({ isHome }) => isHome),
    away: games.filter(({ isHome }) => !isHome),
    lastTen,
    oneRun: games.filter((game) => Math.abs(game.scored - game.allowed) === 1),
  };
  return {
    ...streak(games),
    leagueRecord: { ...recordBody({ wins, losses }), pct: winningPercentage },
    records: {
      splitRecords: Object.entries(splits).map(([type, of]) => ({ ...recordBody(wonLost(of)), type })),
    },
    runsAllowed: allowed,
    runsScored: scored,
    wins,
    losses,
    runDifferential: scored - allowed,
    winningPercentage,
  };
}

/** W3, L1 … of the newest games; nothing before the first decision. */
function streak(games: readonly ClubResult[]): JsonObject {
  const decided = games.filter(({ isTie }) => !isTie);
  const last = decided.at(-1);
  if (!last) return {};
  const length = decided.length - 1 - decided.findLastIndex(({ isWin }) => isWin !== last.isWin);
  return { streak: { streakCode: `${last.isWin ? 'W' : 'L'}${length}` } };
}

const wildCardPlaces = 3;

/** The place of a club in its division and in the wild-card race of its league. */
function placeBody(standing: Standing, ofLeague: readonly Standing[], seasonGames: number): JsonObject {
  const { divisionId } = standing.club;
  const division = rankStandings(ofLeague.filter(({ club }) => club.divisionId === divisionId));
  const race = wildCardRace(ofLeague);
  const [first = standing, second = standing] = division;
  const wildCardRank = race.indexOf(standing) + 1;
  const magicNumber = eliminationNumber(standing, second, seasonGames);
  const last = race[wildCardPlaces - 1] ?? standing;
  return {
    divisionRank: String(division.indexOf(standing) + 1),
    ...(wildCardRank > 0 ? { wildCardRank: String(wildCardRank) } : {}),
    gamesBack: gamesBehind(first, standing),
    wildCardGamesBack: wildCardRank === 0 ? '-' : gamesBehind(last, standing),
    ...(first === standing
      ? {
          ...(magicNumber === 0 ? { clinchIndicator: 'y' } : {}),
          eliminationNumber: '-',
          magicNumber: magicNumber === 0 ? '-' : String(magicNumber),
        }
      : { eliminationNumber: String(eliminationNumber(first, standing, seasonGames)) }),
  };
}

/** Clubs of a league that do not lead their division, best first. */
function wildCardRace(ofLeague: readonly Standing[]): Standing[] {
  const divisions = Map.groupBy(ofLeague, ({ club }) => club.divisionId);
  const leaders = new Set([...divisions.values()].map((clubs) => rankStandings(clubs)[0]));
  return rankStandings(ofLeague).filter((standing) => !leaders.has(standing));
}

const share = ({ wins, losses }: WonLost) => (wins + losses === 0 ? 0 : wins / (wins + losses));

/** Sorts by winning percentage, then run difference, then name. */
function rankStandings(clubs: readonly Standing[]): Standing[] {
  return clubs.toSorted(
    (a, b) =>
      share(b) - share(a) || b.scored - b.allowed - (a.scored - a.allowed) || (a.club.name < b.club.name ? -1 : 1),
  );
}

/** Games behind: half the difference of wins and losses. '-' for a tie, '+2.0' when ahead (only in the wild card). */
function gamesBehind(leader: WonLost, standing: WonLost): string {
  const behind = (leader.wins - standing.wins + (standing.losses - leader.losses)) / 2;
  if (behind === 0) return '-';
  return behind > 0 ? behind.toFixed(1) : `+${(-behind).toFixed(1)}`;
}

/** Elimination or magic number: 163 − wins of the leader − losses of the other club. */
function eliminationNumber(leader: WonLost, standing: WonLost, seasonGames: number): number {
  return Math.max(0, seasonGames + 1 - leader.wins - standing.losses);
}
