import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { query } from '#platform/page/query.ts';
import type { alertSettings } from '../contract.ts';
import { subjectCode } from '../rules/subject-code.ts';

const minute = 60_000;

/** What the user wants alerts of, and what counts of the user's browsers. */
export function alertSettingsQuery(userId: number) {
  return query<typeof alertSettings>(
    'GET /api/users/:id/alerts/settings',
    { params: { id: userId } },
    { staleTime: minute },
  );
}

/** Whether the user has alerts of a subject (`subjectCode`). A visitor has none. */
export function useHasAlerts(code: string): boolean {
  const { user } = useSession();
  const { data } = useQuery({ ...alertSettingsQuery(user?.id ?? 0), enabled: user !== null });
  return data?.subscriptions.some((each) => subjectCode(each) === code) ?? false;
}
