import type { Outfielder } from '../contract.ts';
import { isOutfielder } from '../rules/fielding-play.ts';
import type { ListedPlayer } from '#rules/baseball/players/player.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/read-season-choice.ts';
import { readPlayerList } from '#sources/statsapi/players/read-player.ts';

const toOutfielder = ({ id, name, teamId, position }: ListedPlayer): Outfielder => ({ id, name, teamId, position });

/** Lists the outfielders of a season (default: the newest one) by name. */
export async function listOutfielders(source: SeasonSource, requested?: string) {
  const season = await resolveSeason(source, requested);
  const { value, asOf, isStale } = await readPlayerList(source.client, { season });
  const outfielders = value
    .filter(isOutfielder)
    .map(toOutfielder)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { season, outfielders, freshness: { asOf, isStale } };
}
