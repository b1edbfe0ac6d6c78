import type { GameLine, PlayerGames } from '../../contract.ts';
import { gameFigures, type GameGroup } from '#rules/baseball/stats/game-columns.ts';
import { sumInnings } from '#rules/baseball/stats/innings.ts';
import type { StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { readPlayer } from '#sources/statsapi/players/read-player.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { findLastSeason } from './last-season.ts';
import { readCareer } from '../read-career.ts';

const groups = ['hitting', 'pitching'] as const satisfies readonly GameGroup[];

/** Reads the games of a player in a season (default: the player's last one), newest first. */
export async function readGameLog(
  client: StatsApiClient,
  { id, season: requested }: { id: number; season: string | undefined },
): Promise<PlayerGames> {
  const career = await readCareer(client, id);
  const season = requested ?? findLastSeason(career.value.stats);
  if (season === null) return { season, groups: [], freshness: { asOf: career.asOf, isStale: career.isStale } };
  const stats = { types: ['gameLog'], groups, season } as const;
  const { value, asOf, isStale } = await readPlayer(client, { id, stats });
  const logs = groups.map((group) => ({ group, splits: splitsOf(value.stats, group) }));
  return {
    season,
    groups: logs
      .filter(({ splits }) => splits.length > 0)
      .map(({ group, splits }) => ({
        group,
        innings: group === 'pitching' ? sumInnings(splits.map(({ figures }) => figures.inningsPitched ?? '')) : null,
        games: splits.map((split) => toGameLine(split, group)).toReversed(),
      })),
    freshness: { asOf, isStale },
  };
}

function splitsOf(blocks: readonly StatBlock[], group: string): StatSplit[] {
  return blocks.filter((block) => block.type === 'gameLog' && block.group === group).flatMap(({ splits }) => splits);
}

function toGameLine({ date, gamePk, opponent, isHome, isWin, figures }: StatSplit, group: GameGroup): GameLine {
  return { date, gamePk, opponent, isHome, isWin, figures: gameFigures(figures, group) };
}
