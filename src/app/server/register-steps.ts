import { onAccountDeletion, onClubChange } from '#features/accounts/server/account-steps.ts';
import { changeAllegianceOf } from '#features/leaderboard/server/allegiance.ts';
import { onGameFinal } from '#features/picks/server/record-game.ts';
import { leaveAllPrivateLeagues } from '#features/private-leagues/server/join-private-league.ts';
import { removeTally } from '#features/settlement/server/change-tally.ts';
import { onPicksGraded } from '#features/settlement/server/settle-game.ts';
import { queueFinalGame, queueGradedPicks } from '#features/webhooks/server/webhook-jobs.ts';

export const accountDeletionSteps = [removeTally, leaveAllPrivateLeagues];
export const clubChangeSteps = [changeAllegianceOf];
export const gameFinalSteps = [queueFinalGame];
export const gradedPickSteps = [queueGradedPicks];

/** Registers what features do in the transactions of features that do not know them. Every program that writes calls it first. */
export function registerSteps(): void {
  onAccountDeletion.register(accountDeletionSteps);
  onClubChange.register(clubChangeSteps);
  onGameFinal.register(gameFinalSteps);
  onPicksGraded.register(gradedPickSteps);
}
