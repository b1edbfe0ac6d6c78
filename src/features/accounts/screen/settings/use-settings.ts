import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User, UserPatch, patchUser } from '../../contract/accounts.ts';
import { send } from '#platform/api/browser/call.ts';
import { fanQuery } from '#features/users/queries.ts';
import { refreshUser } from '../../queries/session-actions.ts';
import { announce } from '#ui/announcements/announce.ts';

/** `shown` is the user with the change being saved already applied; after an error it is the stored user again. */
export type Settings = {
  shown: User;
  isSaving: boolean;
  problem: string | null;
  save: (change: UserPatch, what: string) => void;
};

const toErrorText = (error: unknown): string => (error instanceof Error ? error.message : 'Network error');

/** Saves a change of the user's own record. `postedProblem`: why a form without scripts was refused. Shows the change at once, and reverts it with a message if the request fails. */
export function useSettings(user: User, postedProblem: string | null): Settings {
  const queryClient = useQueryClient();
  const [change, setChange] = useState<UserPatch | null>(null);
  const [problem, setProblem] = useState(postedProblem);

  const store = async (next: UserPatch) => {
    await send<typeof patchUser>('PATCH /api/users/:id', { params: { id: user.id }, body: next });
    await Promise.all([
      refreshUser(queryClient, user.id),
      queryClient.invalidateQueries({ queryKey: fanQuery(user.username).queryKey }),
    ]);
  };
  const save = (next: UserPatch, what: string) => {
    setChange(next);
    setProblem(null);
    store(next)
      .then(() => announce(`${what} saved`))
      .catch((error: unknown) =>
        setProblem(`Couldn’t save your ${what.toLowerCase()}. Nothing changed. ${toErrorText(error)}`),
      )
      .finally(() => setChange(null));
  };
  const { favorite_team = user.favorite_team, profilePic = user.profilePic } = change ?? {};
  const { usesConfidence = user.usesConfidence } = change ?? {};
  return { shown: { ...user, favorite_team, profilePic, usesConfidence }, isSaving: change !== null, problem, save };
}
