import type { GroupStats, PlayerAnswer, StatGroup, StatLine } from '#contract/players.ts';
import { isEstablished } from '#domain/players/is-established.ts';
import type { Player } from '#domain/players/player.ts';
import { figuresShown } from '#domain/stats/stat-columns.ts';
import type { StatBlock, StatSplit } from '#domain/stats/stat-block.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { Clock } from '#server/clock.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { readCareer } from './read-career.ts';

type Source = { client: StatsApiClient; clock: Clock };

const groups = ['hitting', 'pitching', 'fielding'] as const satisfies readonly StatGroup[];

/** The newest answer about each player that the upstream's answers are made of, so that it is written and compressed once. */
const answers = new WeakMap<Player, PlayerAnswer>();

/** A player with his career and his years, everything of them that a screen shows. */
export async function readPlayerPage({ client, clock }: Source, id: number): Promise<PlayerAnswer> {
  const { value, asOf, isStale } = await readCareer(client, id);
  const isKnownWell = isEstablished(value.debut, baseballDay(clock.now()));
  const known = answers.get(value);
  if (known?.freshness.isStale === isStale && known.isEstablished === isKnownWell) return known;
  const answer = { ...toPage(value), isEstablished: isKnownWell, freshness: { asOf, isStale } };
  answers.set(value, answer);
  return answer;
}

function toPage({ stats: blocks, ...player }: Player): Pick<PlayerAnswer, 'player' | 'stats'> {
  const stats = groups.map((group) => groupOf(blocks, group));
  return { player, stats: stats.filter(({ career, years }) => career.length + years.length > 0) };
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
