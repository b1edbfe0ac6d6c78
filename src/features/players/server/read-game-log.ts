import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import { sumInnings } from '#rules/baseball/stats/figures.ts';
import { gameFigures, type GameGroup } from '#rules/baseball/stats/game-columns.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { LeagueServices } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import type { GameLine, PlayerGames } from '../contract/player-season.ts';
import { partsOfLog, runningFigures, streaksOf, summaryOf } from '../rules/game-log.ts';
import { readCareer, readSeasonOf } from './read-career.ts';
import { findLastSeason, splitsOf } from './read-season.ts';

const groups = ['hitting', 'pitching'] as const satisfies readonly GameGroup[];

type Wanted = { id: number; season?: string | undefined; limit?: number | undefined };

/**
 * Reads the games of a player in a season (default: the player's last one), newest first, with what they add up to. The scores are those of
 * the season's schedule, which all players share; without it the games have no scores.
 */
export async function readGameLog(
  services: LeagueServices,
  { id, season: requested, limit }: Wanted,
): Promise<PlayerGames> {
  const career = await readCareer(services.client, id);
  const season = requested ?? findLastSeason(career.value.stats);
  if (season === null) return { season, groups: [], freshness: { asOf: career.asOf, isStale: career.isStale } };
  const isPast = season < baseballDay(services.clock.now()).slice(0, 4);
  const [{ value, asOf, isStale }, schedule] = await Promise.all([
    readSeasonOf(services.client, { id, season }),
    nullIfUpstreamFails(readSeasonGames(services.client, { season, level: 1, isPast })),
  ]);
  const played = new Map(schedule?.value.map((game) => [game.gamePk, game]));
  return {
    season,
    groups: groups.flatMap((group) => {
      const splits = splitsOf(value.stats, { type: 'gameLog', group });
      return splits.length === 0 ? [] : [toLog(group, splits, { played, limit })];
    }),
    freshness: { asOf, isStale },
  };
}

type Context = { played: ReadonlyMap<number, SeasonGame>; limit: number | undefined };

/** `splits`: oldest first, as the upstream sends them. */
function toLog(
  group: GameGroup,
  splits: readonly StatSplit[],
  { played, limit }: Context,
): PlayerGames['groups'][number] {
  const running = runningFigures(group, splits);
  const games = splits.map((split, index) => ({
    ...toGameLine(split, group),
    score: scoreOf(split, played),
    running: running[index] ?? [],
  }));
  return {
    group,
    innings: group === 'pitching' ? sumInnings(splits.map(({ figures }) => figures.inningsPitched ?? '')) : null,
    count: games.length,
    games: games.toReversed().slice(0, limit),
    parts: partsOfLog(group, splits, splits[0]?.season ?? null),
    streaks: streaksOf(group, splits),
  };
}

function toGameLine(split: StatSplit, group: GameGroup): Omit<GameLine, 'score' | 'running'> {
  const { date, gamePk, opponent, isHome, isWin, figures } = split;
  const summary = summaryOf(group, figures);
  return { date, gamePk, opponent, isHome, isWin, summary, figures: gameFigures(figures, group) };
}

/** The side of the player is that of the split, or the one that is not the opponent. */
function scoreOf({ gamePk, isHome, opponent }: StatSplit, played: Context['played']): GameLine['score'] {
  const game = gamePk === null ? undefined : played.get(gamePk);
  const { away, home } = game?.score ?? {};
  if (game === undefined || away === undefined || home === undefined) return null;
  const atHome = isHome ?? (opponent === null ? null : opponent.id === game.away);
  if (atHome === null) return null;
  return atHome ? { own: home, other: away } : { own: away, other: home };
}
