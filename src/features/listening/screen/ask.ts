import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { createLeagueReading } from '#features/league/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';
import { lookQuery, worthQuery } from '#features/watching/queries.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { chanceNow } from '#rules/baseball/game/chance-now.ts';
import { describeMissingPlays } from '#rules/baseball/game/describe-state.ts';
import { formatBothChances } from '#rules/baseball/game/format-chance.ts';
import { situationOfView } from '#rules/baseball/game/home-chance.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { leastWorth, rankGames } from '#rules/baseball/watching/rank-games.ts';
import { leverageOf, nameLeverage } from '#rules/baseball/win-probability/what-if.ts';
import { toLockingGame } from '#rules/picks/lock.ts';
import { nextLock } from '#rules/picks/next-lock.ts';
import { formatTimeLeft } from '#ui/kit/time-text.ts';
import {
  answerBases,
  answerChallenges,
  answerCount,
  answerMatchup,
  answerPicks,
  answerPitch,
  answerScore,
  describeKeys,
  type Question,
} from '../rules/questions.ts';
import { unknownAnswer, voice } from './voice.ts';

/** A game on the screen; `plays` are null until they are loaded. */
export type ListenedGame = { view: GameView; isReplay: boolean; plays: PlateAppearance[] | null };

/** What an answer is taken from: the state on the screen, and requests as of the viewer's instant. */
type Asked = Pick<ListenedGame, 'view' | 'isReplay'> & { queryClient: QueryClient };

async function answerChance({ view, queryClient }: Asked): Promise<string> {
  const { gamePk, teams } = view;
  const chance = chanceNow(view);
  const missing = describeMissingPlays(view.missingPlays);
  if (chance === null) return missing ?? 'There is a win probability from the first pitch on.';
  const chances = `Win probability: ${formatBothChances(chance, teams)}.`;
  const situation = isOver(view) ? null : situationOfView(view);
  if (situation === null) return chances;
  const replayer = await queryClient.fetchQuery(replayerQuery(String(gamePk))).catch(() => null);
  return replayer ? `${chances} Leverage: ${nameLeverage(leverageOf(situation, replayer.chanceOf))}.` : chances;
}

async function answerLock({ queryClient }: Asked): Promise<string> {
  const [{ games }, { games: stored, picks }] = await Promise.all([
    queryClient.fetchQuery(todaysGamesQuery),
    queryClient.fetchQuery(picksQuery()),
  ]);
  const now = createLeagueReading(queryClient).leagueNow();
  const locking = games.map((game) => {
    const isSame = ({ gamePk }: { gamePk: number }) => gamePk === game.gamePk;
    return toLockingGame(game, { stored: stored.find(isSame), hasPick: picks.some(isSame), now });
  });
  const next = nextLock(locking, now);
  const game = games.find(({ gamePk }) => gamePk === next?.gamePk);
  if (next === null || game === undefined) return 'No game of today can be picked any more.';
  const called = next.hasPick ? ' You have called every open game.' : '';
  return `Next lock: ${game.teams.away.shortName} at ${game.teams.home.shortName}, in ${formatTimeLeft(next.locksAt - now)}.${called}`;
}

async function answerOwnPicks({ view, isReplay, queryClient }: Asked): Promise<string> {
  if (isReplay) return 'A replay does not show picks.';
  if ((await queryClient.fetchQuery(sessionQuery)) === null) return 'Sign in to make picks.';
  const { picks } = await queryClient.fetchQuery(picksQuery(view.officialDate));
  const count = (state: string) => picks.filter((pick) => pick.state === state).length;
  const [correct, wrong, unused] = [count('correct'), count('wrong'), count('void')];
  const own = picks.find(({ gamePk }) => gamePk === view.gamePk);
  const club = [view.teams.away, view.teams.home].find(({ id }) => id === own?.winnerId)?.shortName ?? null;
  const undecided = picks.length - correct - wrong - unused;
  return answerPicks(club, { correct, wrong, void: unused, undecided });
}

/** A listener who hides scores has asked for a hidden game. */
async function answerWatch({ view, queryClient }: Asked): Promise<string> {
  const [{ games: cards }, { games, look }] = await Promise.all([
    queryClient.fetchQuery(todaysGamesQuery),
    queryClient.fetchQuery(viewerStore.hidesScores() ? lookQuery() : worthQuery()),
  ]);
  const [top] = rankGames(games);
  const named = top !== undefined && top.worth >= leastWorth ? top : null;
  if (named?.gamePk === view.gamePk) return `This game is worth watching now: ${named.reason}.`;
  const card = cards.find(({ gamePk }) => gamePk === (named?.gamePk ?? look));
  if (card === undefined) return 'No game is worth watching more than others now.';
  const clubs = `${card.teams.away.shortName} at ${card.teams.home.shortName}`;
  return named === null ? `Worth a look: ${clubs}.` : `Worth watching now: ${clubs}, ${named.reason}.`;
}

const answers: Record<Question, (asked: Asked) => string | Promise<string>> = {
  score: ({ view }) => answerScore(view),
  count: ({ view }) => answerCount(view),
  bases: ({ view }) => answerBases(view),
  pitch: ({ view }) => answerPitch(view),
  matchup: ({ view }) => answerMatchup(view),
  chance: answerChance,
  challenges: ({ view }) => answerChallenges(view),
  lock: answerLock,
  picks: answerOwnPicks,
  watch: answerWatch,
  repeat: () => voice.last() ?? 'Nothing has been announced yet.',
  help: describeKeys,
};

/** Answers a question at once, or as soon as the data is loaded. */
export async function ask(question: Question, asked: Asked): Promise<void> {
  const text = await Promise.resolve(answers[question](asked)).catch(() => unknownAnswer);
  voice.answer(text);
}
