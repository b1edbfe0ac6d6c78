import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type { UserAlert, userAlerts } from '#features/alerts/contract.ts';
import { alertSettingsQuery } from '#features/alerts/queries/alerts.ts';
import { describeHeldBack } from '#features/alerts/rules/describe-held-back.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dayText } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { WantedAlerts } from './wanted-alerts.tsx';
import styles from './alerts.page.module.css';

const WantedSheet = lazy(async () => ({
  default: (await import('#features/alerts/screen/alert-sheet.tsx')).WantedSheet,
}));

const poll = 30_000;

/** The alerts of the last two days. */
function userAlertsQuery(userId: number) {
  return query<typeof userAlerts>('GET /api/users/:id/alerts', { params: { id: userId } }, { refetchInterval: poll });
}

/** An alert with its place in the replay, or why it has not come. */
function AlertRow({ alert }: { alert: UserAlert }) {
  const { gamePk, game, text, happenedAt, arrivedAt } = alert;
  const heldBack = describeHeldBack(alert);
  return (
    <li className={styles.row} data-held={heldBack !== null || undefined}>
      <Text size="sm">
        <Time at={arrivedAt} isTight />
      </Text>
      <div>
        {gamePk === null ? (
          <p>{text}</p>
        ) : (
          <Link to={paths.liveGame(gamePk, { at: happenedAt ?? undefined })} className={styles.link}>
            <b>{game}</b>
            <span>{text}</span>
          </Link>
        )}
        {heldBack !== null && (
          <Text as="p" size="sm">
            {heldBack}
          </Text>
        )}
      </div>
    </li>
  );
}

/** What came in the last two days, newest first. */
function AlertDays({ alerts }: { alerts: readonly UserAlert[] }) {
  const days = Map.groupBy(alerts, ({ arrivedAt }) => baseballDay(arrivedAt));
  return (
    <Stack gap={3}>
      <h2>The last two days</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dayText(day)}>
          <h3 className={styles.day}>{dayText(day)}</h3>
          <ol>
            {ofDay.map((alert) => (
              <AlertRow key={alert.key} alert={alert} />
            ))}
          </ol>
        </section>
      ))}
      <Note>
        {alerts.length === 0 ? 'None in the last two days.' : 'A play opens the replay of its game at that moment.'}
      </Note>
    </Stack>
  );
}

/** What the user has alerts of, and those of the last two days. A visitor is asked to sign in. */
function AlertsPage() {
  const { user, isKnown } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { data, refetch } = useQuery({
    ...userAlertsQuery(user?.id ?? 0),
    enabled: user !== null,
  });
  if (user === null && isKnown)
    return (
      <SignedOut
        title="Alerts"
        text="Sign in to be notified of what happens in games, in step with what you see: with your delay, and without hidden scores."
      />
    );
  if (user === null || data === undefined) return <Loader onRetry={() => void refetch()} />;
  const wanted = searchOf('alerts', search).for;
  return (
    <Stack gap={5}>
      <h1 tabIndex={-1}>Alerts</h1>
      <WantedAlerts userId={user.id}>
        <AlertDays alerts={data.alerts} />
      </WantedAlerts>
      {isHydrated && wanted !== undefined && (
        <Suspense>
          <WantedSheet
            userId={user.id}
            code={wanted}
            onClose={() => void navigate(paths.alerts(), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

export async function loader({ context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const user = await loadIfPossible(page, sessionQuery);
  if (user)
    await Promise.all([load(page, userAlertsQuery(user.id)), loadIfPossible(page, alertSettingsQuery(user.id))]);
  return { title: 'Alerts', description: 'Which alerts of games, clubs and players are on, and the last ones.' };
}

export { AlertsPage as Component };
