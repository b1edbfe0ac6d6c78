import type { League } from '../../league.ts';
import type { BattingLine, PitchingLine, SeasonLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { average } from '../rates.ts';
import type { World } from '../world.ts';
import { addLines } from './add-lines.ts';
import { linesByPerson } from './merged-lines.ts';
import { totalBases } from './plate-stat.ts';
import type { StatGroup } from './stat-group.ts';

type Totals = { batting: BattingLine | null; pitching: PitchingLine | null };

const known = new WeakMap<League, Map<string, Totals>>();

/** The sums of a major-league season, computed once in a minute of the league. */
function leagueTotals(world: World, season: number): Totals {
  const cached = known.get(world.league) ?? new Map<string, Totals>();
  known.set(world.league, cached);
  const key = `${season} ${Math.floor(world.now / 60_000)}`;
  const found = cached.get(key);
  if (found) return found;
  const lines = [...linesByPerson(world, { season, sportId: 1 }).values()].flat();
  const totals = {
    batting: addLines(lines.map(({ batting }) => batting)),
    pitching: addLines(lines.map(({ pitching }) => pitching)),
  };
  if (cached.size > 30) cached.clear();
  cached.set(key, totals);
  return totals;
}

/** Runs of each way to first base, on the scale of on-base percentage; of the season 2024. */
function weightedOnBase(n: BattingLine): number {
  const singles = n.hits - n.doubles - n.triples - n.homeRuns;
  const walks = n.walks - n.intentionalWalks;
  const sum =
    0.689 * walks + 0.72 * n.hitByPitch + 0.882 * singles + 1.254 * n.doubles + 1.59 * n.triples + 2.05 * n.homeRuns;
  return sum / Math.max(1, n.atBats + walks + n.sacFlies + n.hitByPitch);
}

const onBaseScale = 1.242;
const runsPerWin = 10;
/** runs of an average hitter above a replacement in 600 plate appearances */
const replacementRuns = 20;

function battingValue(n: BattingLine, league: BattingLine): JsonObject {
  const woba = weightedOnBase(n);
  const above = ((woba - weightedOnBase(league)) / onBaseScale) * n.plateAppearances;
  const usual = league.runs / Math.max(1, league.plateAppearances);
  const rar = above + (replacementRuns / 600) * n.plateAppearances;
  const wRc = above + usual * n.plateAppearances;
  return { woba, wRcPlus: (100 * wRc) / Math.max(1e-9, usual * n.plateAppearances), war: rar / runsPerWin };
}

const withoutConstant = (n: PitchingLine, homeRuns = n.homeRuns): number =>
  (3 * (13 * homeRuns + 3 * (n.walks + n.hitBatsmen) - 2 * n.strikeouts)) / Math.max(1, n.outs);

function pitchingValue(n: PitchingLine, league: PitchingLine): JsonObject {
  const usual = (27 * league.earnedRuns) / Math.max(1, league.outs);
  const constant = usual - withoutConstant(league);
  const perFly = league.homeRuns / Math.max(1, league.airOuts + league.homeRuns);
  const fip = withoutConstant(n) + constant;
  const above = ((1.28 * usual - fip) * n.outs) / 27;
  const xfip = withoutConstant(n, (n.airOuts + n.homeRuns) * perFly) + constant;
  return { fip, xfip, war: above / runsPerWin };
}

/** wOBA, wRC+ and WAR of a hitter, FIP and WAR of a pitcher. */
export function sabermetrics(world: World, group: StatGroup, lines: readonly SeasonLine[]): JsonObject[] {
  const [first] = lines;
  if (first === undefined) return [];
  const totals = leagueTotals(world, first.season);
  const batting = addLines(lines.map((line) => line.batting));
  const pitching = addLines(lines.map((line) => line.pitching));
  if (group === 'hitting' && batting?.plateAppearances && totals.batting)
    return [battingValue(batting, totals.batting)];
  if (group === 'pitching' && pitching?.outs && totals.pitching) return [pitchingValue(pitching, totals.pitching)];
  return [];
}

type Contact = Pick<BattingLine, 'atBats' | 'hits' | 'homeRuns' | 'strikeouts' | 'sacFlies' | 'doubles' | 'triples'>;

/** Half of the luck on balls in play is taken away: hits that are not home runs move halfway to the league's share of balls in play. */
function expectedHits(n: Contact, league: Contact): number {
  const inPlay = (line: Contact) => Math.max(1, line.atBats - line.strikeouts - line.homeRuns + line.sacFlies);
  const usual = (league.hits - league.homeRuns) / inPlay(league);
  return n.homeRuns + (n.hits - n.homeRuns + usual * inPlay(n)) / 2;
}

/** The figures that a player's batted balls deserve, of a hitter or against a pitcher. */
export function expectedStatistics(world: World, group: StatGroup, lines: readonly SeasonLine[]): JsonObject[] {
  const [first] = lines;
  if (first === undefined || group === 'fielding') return [];
  const totals = leagueTotals(world, first.season);
  const [own, league] =
    group === 'hitting'
      ? [addLines(lines.map((line) => line.batting)), totals.batting]
      : [addLines(lines.map((line) => line.pitching)), totals.pitching];
  if (!own?.atBats || !league) return [];
  const hits = expectedHits(own, league);
  const more = hits - own.hits;
  const hit = 'hitByPitch' in own ? own.hitByPitch : own.hitBatsmen;
  const walks = own.walks - own.intentionalWalks;
  const singles = own.hits - own.doubles - own.triples - own.homeRuns + more;
  const extra = 1.254 * own.doubles + 1.59 * own.triples + 2.05 * own.homeRuns;
  return [
    {
      avg: average(hits, own.atBats),
      slg: average(totalBases(own) + more, own.atBats),
      woba: average(0.689 * walks + 0.72 * hit + 0.882 * singles + extra, own.atBats + walks + own.sacFlies + hit),
    },
  ];
}
