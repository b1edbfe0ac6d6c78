import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { isEstablished, type Player } from '#rules/baseball/player.ts';
import { advancedFigures } from '#rules/baseball/stats/advanced-figures.ts';
import type { StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { figuresShown } from '#rules/baseball/stats/stat-columns.ts';
import type { LeagueServices } from '#sources/services.ts';
import type { GroupStats, PlayerResponse, StatGroup, StatLine } from '../contract/player.ts';
import { readCareer } from './read-career.ts';

const groups = ['hitting', 'pitching', 'fielding'] as const satisfies readonly StatGroup[];

/** The newest page of each player, so that an unchanged one is serialized and compressed once. */
const pages = new WeakMap<Player, PlayerResponse>();

/** Reads a player with the career and yearly statistics that the page shows. */
export async function readPlayerPage({ client, clock }: LeagueServices, id: number): Promise<PlayerResponse> {
  const { value, asOf, isStale } = await readCareer(client, id);
  const isOld = isEstablished(value.debut, baseballDay(clock.now()));
  const cached = pages.get(value);
  if (cached?.freshness.isStale === isStale && cached.isEstablished === isOld) return cached;
  const page = { ...toPage(value), isEstablished: isOld, freshness: { asOf, isStale } };
  pages.set(value, page);
  return page;
}

function toPage({ stats: blocks, ...player }: Player): Pick<PlayerResponse, 'player' | 'stats'> {
  const stats = groups.map((group) => groupOf(blocks, group));
  return { player, stats: stats.filter(({ career, years }) => career.length + years.length > 0) };
}

function groupOf(blocks: readonly StatBlock[], group: StatGroup): GroupStats {
  const linesOf = (type: string) =>
    blocks
      .filter((block) => block.type === type && block.group === group)
      .flatMap(({ splits }) => splits.map((split) => toShownLine(toStatLine(split), group)));
  return { group, career: linesOf('career'), years: linesOf('yearByYear') };
}

/** A line with the figures of its group's table, also those that are computed. A line without figures stays empty. */
export function toShownLine(line: StatLine, group: StatGroup): StatLine {
  const computed = group === 'fielding' ? {} : advancedFigures(group, line.figures, { season: line.season });
  return { ...line, figures: figuresShown({ ...line.figures, ...computed }, group) };
}

export function toStatLine({ season, team, teams, position, figures }: StatSplit): StatLine {
  return { season, team, teams, position, figures };
}
