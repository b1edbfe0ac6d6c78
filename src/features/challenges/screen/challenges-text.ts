import type { SearchOf } from '#platform/api/pages.ts';
import type { SeasonChallenges } from '../contract.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

/** Balls and strikes can be challenged since this season. */
export const firstSeason = '2026';

export function challengesHead({ season }: SearchOf<'challenges'>): PageHead {
  const title = ['Challenges of Balls and Strikes', season ?? []].flat().join(', ');
  return {
    title,
    description: `${title}: how many each club and each batter, catcher and pitcher won and lost.`,
  };
}

/** 'From 1,204 final games that this site has read, of the regular season and the postseason.' */
export function describeGames({ games }: Pick<SeasonChallenges, 'games'>): string {
  const count = games === 1 ? '1 final game' : `${games.toLocaleString('en-US')} final games`;
  return `From ${count} that this site has read, of the regular season and the postseason.`;
}

/** The message for a season without challenges. */
export function describeNoChallenges({ season, games }: Pick<SeasonChallenges, 'season' | 'games'>): string {
  if (season < firstSeason) return `Balls and strikes can be challenged since ${firstSeason}.`;
  return games === 0 ? 'No finished game has been counted yet' : 'No challenges yet this season';
}

/** 'The first 50 of 312 players are listed. Choose a club to see all of its players.' Empty if all are listed. */
export function describeLeftOut({ players, leftOut }: Pick<SeasonChallenges, 'players' | 'leftOut'>): string {
  return leftOut === 0
    ? ''
    : `The first ${players.length} of ${players.length + leftOut} players are listed. Choose a club to see all of its players.`;
}
