import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { advancedFigures, type AdvancedGroup } from '#rules/baseball/stats/advanced-figures.ts';
import { figureNumber, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import { runningNames } from '#rules/baseball/stats/game-columns.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';

/** A game of a player's log; `date` is YYYY-MM-DD. */
export type LoggedGame = { date: string | null; isHome: boolean | null; figures: Figures };

/** Some games of a log together. */
type LogPart = { id: string; kind: 'recent' | 'place' | 'month'; figures: Figures };

/** The numbers of games of the recent parts. */
const windows = [7, 15, 30];

/** Adds the games and computes their rates, with ISO, BB %, K % and wOBA. */
function addGames(group: AdvancedGroup, games: readonly LoggedGame[], season: string | null): Figures {
  const figures = addFigures(
    group,
    games.map((game) => game.figures),
  );
  return { ...figures, ...advancedFigures(group, figures, { season }) };
}

/**
 * The last 7, 15 and 30 games, home and away, and the months of a log (oldest game first). Games without a day or a place are in no part
 * of that kind; a window longer than the log is left out.
 */
export function partsOfLog(group: AdvancedGroup, games: readonly LoggedGame[], season: string | null): LogPart[] {
  const part = (kind: LogPart['kind'], id: string, own: readonly LoggedGame[]): LogPart[] =>
    own.length === 0 ? [] : [{ kind, id, figures: addGames(group, own, season) }];
  const months = Map.groupBy(games, ({ date }) => date?.slice(0, 7) ?? '');
  return [
    ...windows.flatMap((size) => (games.length < size ? [] : part('recent', `last-${size}`, games.slice(-size)))),
    ...[true, false].flatMap((atHome) => {
      const own = games.filter(({ isHome }) => isHome === atHome);
      return part('place', atHome ? 'home' : 'away', own);
    }),
    ...[...months].flatMap(([month, own]) => (month === '' ? [] : part('month', month, own))),
  ];
}

/** The figures of the season after each game: AVG and OPS of a hitter, ERA of a pitcher. `games`: oldest first. */
export function runningFigures(group: AdvancedGroup, games: readonly LoggedGame[]): (string | null)[][] {
  const names = runningNames[group];
  let total: Figures | null = null;
  return games.map(({ figures }) => {
    total = addFigures(group, total === null ? [figures] : [total, figures]);
    const now = total;
    return names.map((name) => now[name] ?? null);
  });
}

/** Consecutive games: the current run at the end of the log and the longest one of the season. */
type Streak = { id: string; current: number; longest: number };

/** true: the game continues the streak; false: it ends it; null: it does neither. */
type Test = (count: (name: string) => number, figures: Figures) => boolean | null;

const scoreless: Test = (count, { runs }) => (runs === undefined ? null : count('runs') === 0);

const streaks: Readonly<Record<AdvancedGroup, Readonly<Record<string, Test>>>> = {
  hitting: {
    // a game of walks, hit by pitch, interference and sacrifice bunts alone does not end it (rule 9.23 (b))
    hit: (count) => (count('hits') > 0 ? true : count('atBats') + count('sacFlies') > 0 ? false : null),
    onBase: (count) =>
      count('hits') + count('baseOnBalls') + count('hitByPitch') > 0
        ? true
        : count('plateAppearances') > 0
          ? false
          : null,
    homeRun: (count) => (count('homeRuns') > 0 ? true : count('plateAppearances') > 0 ? false : null),
  },
  pitching: {
    scoreless,
    // six innings and at most three earned runs; relief appearances do not count
    qualityStart: (count, { inningsPitched = '' }) =>
      count('gamesStarted') > 0 ? (outsOfInnings(inningsPitched) ?? 0) >= 18 && count('earnedRuns') <= 3 : null,
  },
};

/** The streaks of a log (oldest game first) that were ever longer than one game. */
export function streaksOf(group: AdvancedGroup, games: readonly LoggedGame[]): Streak[] {
  return Object.entries(streaks[group]).flatMap(([id, test]) => {
    let [current, longest] = [0, 0];
    for (const { figures } of games) {
      const result = test((name) => figureNumber(figures[name] ?? '') ?? 0, figures);
      if (result !== null) current = result ? current + 1 : 0;
      longest = Math.max(longest, current);
    }
    return longest < 2 ? [] : [{ id, current, longest }];
  });
}

/** A game in one line: '2-4, HR, 2 RBI' of a hitter, '6.0 IP, 2 ER, 7 K' of a pitcher. */
export function summaryOf(group: AdvancedGroup, figures: Figures): string {
  const counted = (pairs: readonly (readonly [string, string])[]) =>
    pairs.flatMap(([name, unit]) => {
      const count = figureNumber(figures[name] ?? '') ?? 0;
      return count === 0 ? [] : [count === 1 ? unit : `${count} ${unit}`];
    });
  if (group === 'hitting') {
    const notes = counted([
      ['doubles', '2B'],
      ['triples', '3B'],
      ['homeRuns', 'HR'],
      ['rbi', 'RBI'],
      ['baseOnBalls', 'BB'],
      ['strikeOuts', 'K'],
      ['stolenBases', 'SB'],
    ]);
    return [`${figures.hits ?? 0}-${figures.atBats ?? 0}`, ...notes].join(', ');
  }
  const earned = figures.earnedRuns === undefined ? [] : [`${figures.earnedRuns} ER`];
  const notes = counted([
    ['strikeOuts', 'K'],
    ['baseOnBalls', 'BB'],
  ]);
  return [`${figures.inningsPitched ?? '-'} IP`, ...earned, ...notes].join(', ');
}
