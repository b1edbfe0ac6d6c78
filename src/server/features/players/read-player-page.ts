import type { GroupStats, PlayerAnswer, StatGroup, StatLine } from '#contract/players.ts';
import { isEstablished } from '#domain/players/is-established.ts';
import { figuresShown } from '#domain/stats/stat-columns.ts';
import type { StatBlock, StatSplit } from '#domain/stats/stat-block.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { readCareer } from './read-career.ts';

type Source = { client: StatsApiClient; clock: Clock };

const groups = ['hitting', 'pitching', 'fielding'] as const satisfies readonly StatGroup[];

/** A player with his career and his years, everything of them that a screen shows. */
export async function readPlayerPage({ client, clock }: Source, id: number): Promise<PlayerAnswer> {
  const { value, asOf, isStale } = await readCareer(client, id);
  const { stats: blocks, ...player } = value;
  return {
    player,
    isEstablished: isEstablished(player.debut, baseballDay(clock.now())),
    stats: groups
      .map((group) => groupOf(blocks, group))
      .filter(({ career, years }) => career.length + years.length > 0),
    freshness: { asOf, isStale },
  };
}

function groupOf(blocks: readonly StatBlock[], group: StatGroup): GroupStats {
  const linesOf = (type: string) =>
    blocks
      .filter((block) => block.type === type && block.group === group)
      .flatMap(({ splits }) => splits.map((split) => shown(toStatLine(split), group)));
  return { group, career: linesOf('career'), years: linesOf('yearByYear') };
}

const shown = (line: StatLine, group: StatGroup): StatLine => ({ ...line, figures: figuresShown(line.figures, group) });

export function toStatLine({ season, team, teams, position, figures }: StatSplit): StatLine {
  return { season, team, teams, position, figures };
}
