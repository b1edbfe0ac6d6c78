import type { LeaderboardPage, Period } from '#contract/leaderboard.ts';
import { usernameKey } from '#server/features/accounts/username-rule.ts';
import { NotFound } from '#server/http/errors/app-error.ts';
import { boardOn } from './boards.ts';
import { decodePlace, encodePlace, top } from './cursor.ts';
import type { RankCache } from './rank-cache.ts';
import type { ReadPart } from './top-page-cache.ts';
import type { Stretch } from './read-rows.ts';

export type PageQuery = {
  period: Period;
  after?: string | undefined;
  before?: string | undefined;
  around?: string | undefined;
};

type Source = { read: ReadPart; ranks: RankCache };

const pageSize = 50;

function stretchOf({ after, before, around }: PageQuery): Stretch {
  if (after !== undefined) return { place: decodePlace('after', after), above: 0, below: pageSize, isPlaceAbove: true };
  if (before !== undefined)
    return { place: decodePlace('before', before), above: pageSize, below: 0, isPlaceAbove: false };
  if (around !== undefined)
    return { place: usernameKey(around), above: pageSize / 2, below: pageSize / 2, isPlaceAbove: false };
  return { place: top, above: 0, below: pageSize, isPlaceAbove: true };
}

/** A page of a board on the league's day `today` (YYYY-MM-DD), with the row of the fan who asks. */
export async function readPage(
  { read, ranks }: Source,
  { query, userId, today }: { query: PageQuery; userId: number | null; today: string },
): Promise<LeaderboardPage> {
  const board = boardOn(query.period, today);
  const { above, below, ...where } = stretchOf(query);
  // one row more than is shown tells whether there are more
  const part = await read(board, { ...where, above: above + 1, below: below + 1 }, userId);
  if (query.around !== undefined && part.below.length === 0) throw new NotFound('This fan is not on this board.');
  const [hasAbove, hasBelow] = [part.above.length > above, part.below.length > below];
  const rows = [...part.above.slice(hasAbove ? 1 : 0), ...part.below.slice(0, below)];
  const [first, last] = [rows[0], rows.at(-1)];
  const { total, rank } = await ranks.of(board, part.version);
  return {
    ...board,
    total,
    rows: rows.map(rank),
    previous: first && hasAbove ? encodePlace(first) : null,
    next: last && hasBelow ? encodePlace(last) : null,
    own: part.own && rank(part.own),
  };
}
