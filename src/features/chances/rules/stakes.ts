import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import type { Goal } from '#rules/baseball/chances/goals.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { possessive } from '#rules/baseball/player-names.ts';
import { fixed, formatSigned } from '#rules/baseball/stats/figures.ts';
import type { Race } from '#rules/baseball/watching/describe-worth.ts';
import type { ComparedResults, OwnClub } from '../shapes.ts';

type SideStakes = Pick<ComparedResults['games'][number][Side], 'now' | 'win' | 'loss' | 'decided'>;

/** The first goal that a club can still miss or reach; the main one if there is none. */
export function openGoal(compared: readonly Goal[], { decided }: Pick<SideStakes, 'decided'>): Goal {
  return compared.find((goal) => !decided.includes(goal)) ?? compared[0] ?? 'playoffs';
}

type Clubs = { teams: Record<Side, { shortName: string }> };

const sides = ['away', 'home'] as const;

/** `isOpen`: whether the goal is not decided */
type StakesText = { goal: Goal; isOpen: boolean; now: string; win: string; loss: string };

/** The texts of a club's chances before a game. */
export function formatStakes(compared: readonly Goal[], side: SideStakes): StakesText {
  const goal = openGoal(compared, side);
  const isOpen = !side.decided.includes(goal);
  const format = (chances: SideStakes['now']) => formatSeasonChance(chances[goal] ?? 0, !isOpen);
  return { goal, isOpen, now: format(side.now), win: format(side.win), loss: format(side.loss) };
}

/** 'Yankees: playoffs 61% now, 66% with a win, 54% with a loss', or 'Yankees: out of the playoffs' */
export function describeStakes(shortName: string, { goal, isOpen, now, win, loss }: StakesText): string {
  if (!isOpen) return `${shortName}: ${describeDecided(goal, now)}`;
  return `${shortName}: ${goal} ${now} now, ${win} with a win, ${loss} with a loss`;
}

/** `now`: '0%' or '100%' */
export function describeDecided(goal: Goal, now: string): string {
  return `${now === '0%' ? 'out of' : 'in'} the ${goal}`;
}

/** Percentage points: '6 points', below one '0.7 points'. `change`: of a chance, 0 to 1 */
export function formatPoints(change: number): string {
  const text = fixed(100 * change, 100 * change < 1 ? 1 : 0);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

const isToCome = (game: GameCard): boolean => !isOver(game) && !isCalledOff(game);

type Marks = Pick<ComparedResults, 'compared' | 'mostImportant'>;

type Mark = { game: GameCard; goal: Goal; points: string; teamId: number };

/** The game of a day that matters most, with half the difference that its winner makes for one club; null without one, and once it is over. */
export function findMark({ compared, mostImportant }: Marks, cards: readonly GameCard[]): Mark | null {
  const game = cards.find(({ gamePk }) => gamePk === mostImportant?.gamePk);
  const [goal] = compared;
  if (game === undefined || mostImportant === null || goal === undefined || !isToCome(game)) return null;
  return { game, goal, points: formatPoints(mostImportant.change / 2), teamId: mostImportant.teamId };
}

/** What a game means for the main goal: the greatest difference between a win and a loss for one club; null if that is not known. */
export function raceOf({ compared, games }: Pick<ComparedResults, 'compared' | 'games'>, gamePk: number): Race | null {
  const game = games.find((each) => each.gamePk === gamePk);
  const [goal] = compared;
  if (game === undefined || goal === undefined) return null;
  const own = sides.map((side) => (game[side].win[goal] ?? 0) - (game[side].loss[goal] ?? 0));
  const changes = [...own, ...game.others.map(({ swing }) => swing)];
  return { goal, change: Math.max(...changes.map(Math.abs)) };
}

/** The sentences of both clubs of a game; none if its chances are not known. */
export function describeGame(
  { compared, games }: ComparedResults,
  { gamePk, teams }: Clubs & { gamePk: number },
): string[] {
  const game = games.find((each) => each.gamePk === gamePk);
  return game === undefined
    ? []
    : sides.map((side) => describeStakes(teams[side].shortName, formatStakes(compared, game[side])));
}

/** 'Rangers’ playoffs ±6 points', of a club that does not play 'playoffs ±6 points' */
export function markText({ game: { teams }, goal, points, teamId }: Mark): string {
  const name = [teams.away, teams.home].find(({ id }) => id === teamId)?.shortName;
  return `${name === undefined ? '' : `${possessive(name)} `}${goal} ±${points}`;
}

/** 'Matters most: Rays–Yankees, Rays’ playoffs ±6 points' */
export function describeMark(mark: Mark): string {
  const { away, home } = mark.game.teams;
  return `Matters most: ${away.shortName}–${home.shortName}, ${markText(mark)}`;
}

type Rooting = { game: GameCard; shortName: string; opponent: string; points: string };

/** The clubs that the fans of a club root for in the games of others that are not over. */
export function listRootFor({ rootFor }: ComparedResults, club: number | null, cards: readonly GameCard[]): Rooting[] {
  const wanted = rootFor.find(({ teamId }) => teamId === club)?.games ?? [];
  return wanted.flatMap(({ gamePk, teamId, gain }) => {
    const game = cards.find((card) => card.gamePk === gamePk);
    if (game === undefined || !isToCome(game)) return [];
    const { away, home } = game.teams;
    const [own, other] = teamId === home.id ? [home, away] : [away, home];
    return [
      { game, shortName: own.shortName, opponent: other.shortName, points: `${formatSigned(100 * gain, 1)} points` },
    ];
  });
}

/** points of a chance that matter to the fans of a club */
const leastGain = 0.01;

type Calm = Pick<ComparedResults, 'compared' | 'rootFor'> & { day: string | null; club?: OwnClub | undefined };

/**
 * Why the fans of a club root for no club in the games of others: 'Rays: 99.6% for the playoffs, no game tonight matters'. Null if they do, or if
 * no game of the day is to come.
 */
export function describeCalm(
  { compared: [goal = 'playoffs'], rootFor, day, club }: Calm,
  favorite: number | null,
  cards: readonly GameCard[],
): string | null {
  const isToday = cards.some((card) => card.officialDate === day && isToCome(card));
  if (club === undefined || !isToday || rootFor.some(({ teamId }) => teamId === favorite)) return null;
  const own = cards.flatMap(({ teams }) => [teams.away, teams.home]).find(({ id }) => id === favorite);
  const now = formatSeasonChance(club.chance, club.isDecided);
  const text = club.isDecided
    ? describeDecided(goal, now)
    : `${now} for the ${goal}, ${club.gain < leastGain ? 'no game' : 'only their own game'} tonight matters`;
  return `${own?.shortName ?? 'Your club'}: ${text}`;
}
