import type { GameLog } from '#rules/baseball/game/event.ts';
import { createCheckpoints, plateAppearances, type Checkpoints } from '#rules/baseball/game/fold.ts';
import { instantAfter } from '#rules/baseball/replay/instant.ts';
import { type GameWorth, worthOf } from '#rules/baseball/watching/game-worth.ts';
import { hasBecomeUrgent, type Named, nextNamed, rankGames } from '#rules/baseball/watching/rank-games.ts';
import { watchedGameOf, type WatchedGame } from '#rules/baseball/watching/watched-game.ts';

const minute = 60_000;
/** the following time in which the win probability swings */
const following = 10 * minute;

/** A moment of an evening. `swings`: the largest change of the win probability in the following ten minutes, in ‰. */
export type Judged = {
  line: string;
  games: number;
  /** the chance that a game taken at random is the best one */
  chance: number;
  best: number;
  mean: number;
  named: number | null;
  top: number;
  closest: number;
};

type Followed = { checkpoints: Checkpoints; chances: { at: number; chance: number }[] };

function follow(log: GameLog): Followed {
  const chances = plateAppearances(log).flatMap(({ endedAt, homeChance }) =>
    endedAt === null ? [] : [{ at: endedAt, chance: homeChance }],
  );
  return { checkpoints: createCheckpoints(log), chances };
}

/** The largest change of the home side's chance from a time on, in ‰. */
function swingAfter({ chances }: Followed, from: number): number {
  const now = chances.findLast(({ at }) => at <= from)?.chance ?? 500;
  const later = chances.filter(({ at }) => at > from && at <= from + following);
  return Math.max(0, ...later.map(({ chance }) => Math.abs(chance - now)));
}

const runsApart = ({ teams: { away, home } }: WatchedGame): number => Math.abs((away.score ?? 0) - (home.score ?? 0));

type Live = { game: WatchedGame; worth: GameWorth; swing: number };

function liveAt(followed: readonly Followed[], at: number): Live[] {
  return followed.flatMap((each) => {
    const { checkpoints } = each;
    const game = watchedGameOf(instantAfter(checkpoints, checkpoints.countAt(at)).view);
    const worth = worthOf(game);
    return worth === null ? [] : [{ game, worth, swing: swingAfter(each, at) }];
  });
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const swingOf = (live: readonly Live[], gamePk: number | null): number =>
  live.find(({ game }) => game.gamePk === gamePk)?.swing ?? 0;

function judge(live: readonly Live[], ranked: readonly GameWorth[], named: Named, at: number): Judged {
  const best = Math.max(...live.map(({ swing }) => swing));
  const [closest] = live.toSorted(
    (one, other) => runsApart(one.game) - runsApart(other.game) || (other.game.inning ?? 0) - (one.game.inning ?? 0),
  );
  const swing = named.gamePk === null ? null : swingOf(live, named.gamePk);
  const clubs = live.find(({ game }) => game.gamePk === named.gamePk)?.game.teams;
  const reason = ranked.find(({ gamePk }) => gamePk === named.gamePk)?.reason;
  const time = new Date(at).toISOString().slice(11, 16);
  const text =
    clubs === undefined
      ? 'nothing'
      : `${clubs.away.shortName}–${clubs.home.shortName}, ${reason}: ${((swing ?? 0) / 10).toFixed(1)} points${swing === best ? ', the largest' : ''}`;
  return {
    line: `${time} UTC, ${live.length} live, largest ${(best / 10).toFixed(1)}: ${text}`,
    games: live.length,
    chance: live.filter((each) => each.swing === best).length / live.length,
    best,
    mean: mean(live.map((each) => each.swing)),
    named: swing,
    top: swingOf(live, ranked[0]?.gamePk ?? null),
    closest: closest?.swing ?? 0,
  };
}

/** Names a game each minute as a page does, and judges what is named every `step` minutes while at least two games are live. */
export function judgeEvening(games: readonly GameLog[], step: number): Judged[] {
  const followed = games.map(follow);
  const times = games.flatMap(({ events }) => events.filter(({ type }) => type === 'pitch').map(({ at }) => at));
  const first = Math.floor(Math.min(...times) / (30 * minute)) * 30 * minute;
  const judged: Judged[] = [];
  let before: GameWorth[] = [];
  let named: Named | null = null;
  for (let at = first; at <= Math.max(...times); at += minute) {
    const live = liveAt(followed, at);
    const ranked = rankGames(live.map(({ worth }) => worth));
    named = nextNamed(named, ranked, { now: at, isImportant: hasBecomeUrgent(before, ranked) });
    before = ranked;
    if (live.length > 1 && (at - first) % (step * minute) === 0) judged.push(judge(live, ranked, named, at));
  }
  return judged;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (swings: readonly number[]): string => (mean(swings) / 10).toFixed(1);

/** The shares of the largest swing, and the mean swings, of what was named and of other choices at the same times. */
export function summarize(judged: readonly Judged[]): string[] {
  const named = judged.filter((each) => each.named !== null);
  const line = (of: readonly Judged[], choice: 'named' | 'top' | 'closest') =>
    `${percent(mean(of.map((each) => Number(each[choice] === each.best))))} (mean swing ${points(of.map((each) => each[choice] ?? 0))})`;
  const lines = (of: readonly Judged[], choice: 'named' | 'top') => [
    `  ${choice === 'named' ? 'named' : 'most worth'}: ${line(of, choice)}`,
    `  closest score: ${line(of, 'closest')}`,
    `  chance: ${percent(mean(of.map(({ chance }) => chance)))} (mean swing ${points(of.map((each) => each.mean))})`,
    `  largest: mean swing ${points(of.map(({ best }) => best))}`,
  ];
  return [
    `${judged.length} times, ${mean(judged.map(({ games }) => games)).toFixed(1)} live games; a game was named at ${named.length} (${percent(named.length / judged.length)})`,
    'Share of the largest swing in ten minutes, when a game was named',
    ...lines(named, 'named'),
    'At all these times',
    ...lines(judged, 'top'),
  ];
}
