import type { GameMoment, League } from '../../league.ts';
import type { BattingLine, GameLine, PitchingLine } from '../../lines.ts';
import type { Side } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import { addLines } from '../stats/add-lines.ts';
import { battingCounts, battingStat } from '../stats/batting-stat.ts';
import { boxInfo, teamInfo } from './box-info.ts';
import { type Box, boxPlayer } from './box-player.ts';
import { fieldingSum } from '../stats/fielding-stat.ts';
import { gameRoster } from './game-people.ts';
import type { JsonObject } from '../json.ts';
import { pitchingCounts, pitchingStat } from '../stats/pitching-stat.ts';
import { shortTeamBody } from '../teams/team-body.ts';
import { personReference } from '../references.ts';

/** The box score at a moment; with `moment` null, only the announced lineups. */
export function boxscoreBody(league: League, played: PlayedGame, moment: GameMoment | null, now: number): JsonObject {
  const box = { league, played, moment, now };
  return {
    teams: { away: teamBox(box, 'away'), home: teamBox(box, 'home') },
    officials: played.officials.map(({ personId, fullName, role }) => ({
      official: { id: personId, fullName, link: `/api/v1/people/${personId}` },
      officialType: role,
    })),
    info: moment ? boxInfo(league, played, moment) : [],
    pitchingNotes: [],
    topPerformers: moment ? topPerformers(box, moment) : [],
  };
}

function teamBox(box: Box, side: Side): JsonObject {
  const { league, played, moment, now } = box;
  const club = league.club(side === 'away' ? played.awayId : played.homeId);
  const lines = (moment?.lines ?? []).filter(({ clubId }) => clubId === club?.id);
  const roster = gameRoster(played, now)[side];
  const isIn = new Set(lines.map(({ personId }) => personId));
  const isPitcher = (id: number) => league.person(id)?.position === 'P';
  const out = roster.filter((id) => !isIn.has(id));
  const announced = now >= played.lineupsAt ? played.starters[side].order : [];
  return {
    team: club ? shortTeamBody(club) : {},
    teamStats: teamStats(lines),
    players: Object.fromEntries(
      roster.map((id) => [
        `ID${id}`,
        boxPlayer(
          box,
          side,
          id,
          lines.find(({ personId }) => personId === id),
        ),
      ]),
    ),
    batters: lines.toSorted(byOrder).map(({ personId }) => personId),
    pitchers: [...(moment?.pitchersUsed[side] ?? [])],
    bench: out.filter((id) => !isPitcher(id)),
    bullpen: out.filter(isPitcher),
    battingOrder: (moment ? moment.orders[side] : announced).map(({ personId }) => personId),
    info: teamInfo(league, played, lines),
    note: [],
  };
}

const byOrder = (a: GameLine, b: GameLine) => Number(a.battingOrder ?? 9999) - Number(b.battingOrder ?? 9999);

function teamStats(lines: readonly GameLine[]): JsonObject {
  const batting = addLines(lines.map((line) => line.batting));
  const pitching = addLines(lines.map((line) => line.pitching));
  return {
    batting: batting ? { ...battingCounts({ ...batting, games: 1 }), ...averagesOf(batting) } : {},
    pitching: pitching ? { ...pitchingCounts(pitching), ...earnedOf(pitching) } : {},
    fielding: fieldingSum(lines.flatMap((line) => line.fielding)),
  };
}

function averagesOf(line: BattingLine): JsonObject {
  const { avg = '', obp = '', slg = '', ops = '' } = battingStat(line);
  return { avg, obp, slg, ops };
}

function earnedOf(line: PitchingLine): JsonObject {
  const { obp = '', era = '', whip = '', groundOutsToAirouts = '', pitchesPerInning = '' } = pitchingStat(line);
  return { obp, era, whip, groundOutsToAirouts, pitchesPerInning };
}

/** The best pitcher and the two best other players so far, by a simple game score. */
function topPerformers(box: Box, moment: GameMoment): JsonObject[] {
  const { league, played } = box;
  const score = ({ batting, pitching }: GameLine) =>
    (batting ? batting.hits * 6 + batting.homeRuns * 12 + batting.rbi * 4 + batting.runs * 3 : 0) +
    (pitching ? pitching.outs * 2 + pitching.strikeouts * 2 - pitching.earnedRuns * 6 - pitching.hits * 2 : 0);
  const best = moment.lines.toSorted((a, b) => score(b) - score(a));
  const hitters = best.filter(({ pitching }) => pitching === null).slice(0, 2);
  const pitcher = best.find(({ pitching }) => pitching !== null);
  const performers = [...hitters, ...(pitcher ? [pitcher] : [])].toSorted((a, b) => score(b) - score(a));
  return performers.map((line) => ({
    player: boxPlayer(box, line.clubId === played.awayId ? 'away' : 'home', line.personId, line),
    type: line.pitching ? 'starter' : 'hitter',
    gameScore: score(line),
    ...(line.pitching ? { pitchingGameScore: score(line) } : { hittingGameScore: score(line) }),
    person: personReference(league, line.personId),
  }));
}
