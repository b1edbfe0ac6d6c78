import type { Figures, StatBlock, StatSplit } from '#rules/baseball/stats/stat-block.ts';
import { memoizeByBody } from './client/response.ts';
import type { WirePosition } from './read-roster.ts';
import { wireStats, type WireSplit, type WireStatBlock } from './wire-stats.ts';
import { toNamed, toText } from './wire/to-named.ts';

export const toStatBlocks = memoizeByBody((body): StatBlock[] => wireStats.parse(body).stats.flatMap(toStatBlock));

/** A block without a type is split into one block per line, because each of its lines has its own type and group. */
export function toStatBlock({ type, group, splits }: WireStatBlock): StatBlock[] {
  if (type?.displayName === undefined) {
    return splits.map((split) => ({ type: split.type ?? '', group: split.group ?? '', splits: [toSplit(split)] }));
  }
  return [{ type: type.displayName, group: group?.displayName ?? '', splits: splits.map(toSplit) }];
}

function toSplit(wire: WireSplit): StatSplit {
  return {
    season: wire.season ?? null,
    date: wire.date ?? null,
    player: toNamed(wire.player && { id: wire.player.id, name: wire.player.fullName }),
    team: toNamed(wire.team),
    opponent: toNamed(wire.opponent),
    league: toNamed(wire.league),
    teams: wire.numTeams ?? null,
    gameType: wire.gameType ?? null,
    position: toText((wire.position ?? positionIn(wire.stat))?.abbreviation),
    level: wire.sport?.id ?? null,
    gamePk: wire.game?.gamePk ?? null,
    isHome: wire.isHome ?? null,
    isWin: wire.isWin ?? null,
    situation: wire.split?.code ?? null,
    figures: toFigures(wire.stat),
  };
}

/** The position of a fielding line. The upstream sends it next to the figures, among them, or both. */
function positionIn({ position }: WireSplit['stat']): WirePosition | undefined {
  return typeof position === 'object' ? position : undefined;
}

/** Some figures are nested tables: one line can show what describes them, if anything does. */
function toFigures(stat: WireSplit['stat']): Figures {
  return Object.fromEntries(
    Object.entries(stat).map(([name, value]) => [
      name,
      typeof value === 'object' ? (value.description ?? 'NA') : String(value),
    ]),
  );
}
