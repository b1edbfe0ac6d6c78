import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { User } from '#features/accounts/contract/session.ts';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { reportReasonTexts } from '#features/accounts/rules/report-reasons.ts';
import type {
  AdminState,
  adminJobs,
  adminReports,
  adminState,
  AdminJob,
  adminRetryJobs,
  UpstreamHealth,
  AdminGame,
  adminRegradeGame,
  AdminReport,
  adminDismissReports,
  adminUsers,
  AdminUser,
} from '#features/admin/contract.ts';
import { moderationQuery } from '#features/admin/queries.ts';
import { readError } from '#platform/page/call.ts';
import { loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateTimeText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import { type AdminResult, ofAdmin, UserActions } from './user-actions.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './admin.module.css';

const stateQuery = query<typeof adminState>('GET /api/admin/state', {}, { staleTime: 0, retry: false });
const jobsQuery = query<typeof adminJobs>('GET /api/admin/jobs', {}, { staleTime: 0 });
const reportsQuery = query<typeof adminReports>('GET /api/admin/reports', {}, { staleTime: 0 });

/** Reports, users, games and the state of the application, for an admin. */
function Admin() {
  const { data, error, refetch } = useQuery(stateQuery);
  const { data: reported } = useQuery({ ...reportsQuery, enabled: data !== undefined });
  const { data: failed } = useQuery({ ...jobsQuery, enabled: data !== undefined });
  if (data === undefined && error !== null) return <p role="alert">{readError(error).message}</p>;
  // the list of reports is above the other parts, which must not move when it arrives
  if (data === undefined || reported === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <Reports reports={reported.reports} />
      <Users />
      <Games games={data.games} />
      <Upstream upstream={data.upstream} />
      <Application state={data} />
      {failed !== undefined && <FailedJobs jobs={failed.jobs} />}
    </div>
  );
}

function Application({ state: { version, schema, databaseBytes, users, sessions } }: { state: AdminState }) {
  const megabytes = Math.ceil(databaseBytes / 1_000_000);
  return (
    <AdminPanel title="Application">
      <dl className={styles.facts}>
        <dt>Version</dt>
        <dd>
          {version}, schema {schema}
        </dd>
        <dt>Size of the database</dt>
        <dd>{megabytes.toLocaleString('en-US')} MB</dd>
        <dt>Users</dt>
        <dd>{users.toLocaleString('en-US')}</dd>
        <dt>Open sessions</dt>
        <dd>{sessions.toLocaleString('en-US')}</dd>
      </dl>
    </AdminPanel>
  );
}

/** Work in the background that failed in every attempt, such as mail. */
function FailedJobs({ jobs }: { jobs: readonly AdminJob[] }) {
  const [result, show] = useState<AdminResult | null>(null);
  const { send, error, isRunning } = useChange({ invalidates: ofAdmin });
  const retry = () => send<typeof adminRetryJobs>('POST /api/admin/jobs/retry', {}, { after: show });
  return (
    <AdminPanel title="Failed work" result={result}>
      {jobs.length === 0 && <p>No mail, notification or other work has failed in the last two weeks.</p>}
      <ul className={styles.list}>
        {jobs.map(({ id, kind, failedAt, attempts, problem }) => (
          <li key={id}>
            <p className={styles.name}>
              <b>{kind}</b>
              <Text size="sm">
                <When time={failedAt} />, attempt {attempts}
              </Text>
            </p>
            <p>{problem}</p>
          </li>
        ))}
      </ul>
      <Problem text={error?.message} />
      {jobs.length > 0 && (
        <Button disabled={isRunning} onClick={() => void retry()}>
          Try all again
        </Button>
      )}
    </AdminPanel>
  );
}

/** The health of the upstream: the circuit breakers, the newest response of each kind, and unknown codes. */
function Upstream({ upstream }: { upstream: UpstreamHealth }) {
  const { isFailing, lastResponseAt, openBreakers, responses, unknownCodes } = upstream;
  return (
    <AdminPanel title="Upstream">
      <dl className={styles.facts}>
        <dt>State</dt>
        <dd>{isFailing ? 'failing' : 'responding'}</dd>
        <dt>Last good response</dt>
        <dd>
          {lastResponseAt === null ? 'none' : <When time={lastResponseAt} />}
          {lastResponseAt !== null && ', by the league’s clock'}
        </dd>
        <dt>Paused hosts</dt>
        <dd>{openBreakers.length === 0 ? 'none: the circuit breakers are closed' : openBreakers.join(', ')}</dd>
        <dt>Unknown codes</dt>
        <dd>{unknownCodes.length === 0 ? 'none' : unknownCodes.length}</dd>
      </dl>
      {unknownCodes.length > 0 && (
        <ul className={styles.responses}>
          {unknownCodes.map(({ code, count, example }) => (
            <li key={code}>
              <b>{code}</b>: {count} {count === 1 ? 'response' : 'responses'}, first in {example}
            </li>
          ))}
        </ul>
      )}
      <h3>Newest responses</h3>
      <ul className={styles.responses}>
        {responses.map(({ kind, outcome, at }) => (
          <li key={kind}>
            <b>{kind}</b>: {outcome}, <When time={at} />
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}

/** The games whose picks wait for a result. */
function Games({ games }: { games: readonly AdminGame[] }) {
  const [result, show] = useState<AdminResult | null>(null);
  const { send, error, isRunning } = useChange({ invalidates: ofAdmin });
  const regrade = (gamePk: number) =>
    send<typeof adminRegradeGame>('POST /api/admin/games/:gamePk/regrade', { params: { gamePk } }, { after: show });
  return (
    <AdminPanel title="Held and unsettled games" result={result}>
      <Problem text={error?.message} />
      {games.length === 0 && <p>All games of past days are settled.</p>}
      <ul className={styles.list}>
        {games.map(({ gamePk, officialDate, away, home, phase, settlement }) => (
          <li key={gamePk}>
            <p className={styles.name}>
              <Link to={paths.liveGame(gamePk)}>
                {away} at {home}
              </Link>
              <Text size="sm">
                {officialDate}, {settlement === 'due' ? `${phase}, to be graded` : phase}
              </Text>
            </p>
            <Button
              disabled={isRunning}
              aria-label={`Grade again: ${away} at ${home}, ${officialDate}`}
              onClick={() => void regrade(gamePk)}
            >
              Grade again
            </Button>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}

/** The users with open reports of their name. */
function Reports({ reports }: { reports: readonly AdminReport[] }) {
  const [result, show] = useState<AdminResult | null>(null);
  return (
    <AdminPanel title="Reported names" result={result}>
      {reports.length === 0 && <p>No open reports.</p>}
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report key={report.user.id} report={report} show={show} />
        ))}
      </ul>
    </AdminPanel>
  );
}

type ReportProps = { report: AdminReport; show: (result: AdminResult) => void };

function Report({ report: { user, reasons, since }, show }: ReportProps) {
  const { send, error, isRunning } = useChange({ invalidates: ofAdmin });
  const params = { id: user.id };
  const dismiss = () =>
    send<typeof adminDismissReports>('DELETE /api/admin/users/:id/reports', { params }, { after: show });
  const texts = reasons.map(({ reason, count }) => `${reportReasonTexts[reason]} (${count})`);
  return (
    <li>
      <UserName user={user} />
      <p>
        {texts.join(', ')}, first on <When time={since} />
      </p>
      <Button
        disabled={isRunning}
        aria-label={`Dismiss the reports of ${user.username}`}
        onClick={() => void dismiss()}
      >
        Dismiss
      </Button>
      <Problem text={error?.message} />
      <UserActions user={user} show={show} />
    </li>
  );
}

/** The search for users by a part of their name. */
function Users() {
  const [search, setSearch] = useState<string | null>(null);
  const { data } = useQuery(
    query<typeof adminUsers>(
      'GET /api/admin/users',
      { query: { search: search ?? '' } },
      { enabled: search !== null, staleTime: 0 },
    ),
  );
  const [result, show] = useState<AdminResult | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    setSearch(typeof text === 'string' ? text : '');
  };
  return (
    <AdminPanel title="Users" result={result}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor="admin-search">Part of the username</label>
        <input id="admin-search" name="search" type="search" className={controls.field} maxLength={60} />
        <Button type="submit">Search</Button>
      </form>
      {data?.users.length === 0 && <p>No user has this text in the name.</p>}
      <ul className={styles.list}>
        {data?.users.map((user) => (
          <li key={user.id}>
            <UserName user={user} />
            <UserActions user={user} show={show} />
          </li>
        ))}
      </ul>
      {data?.hasMore === true && <Note>More users match: enter more of the name.</Note>}
    </AdminPanel>
  );
}

/** The name of a user with a link to the page, the age of the account, and what is special about it. */
function UserName({ user }: { user: AdminUser }) {
  const flags = [user.isAdmin && 'admin', user.isSimulated && 'simulated', user.isHidden && 'hidden'].filter(Boolean);
  return (
    <p className={styles.name}>
      <Link to={paths.user(user.username)}>{user.username}</Link>
      <Text size="sm">
        since <When time={user.createdAt} />
        {flags.map((flag) => `, ${flag}`)}
      </Text>
    </p>
  );
}

/** `time`: ISO 8601 or epoch ms */
function When({ time }: { time: string | number }) {
  return dateTimeText(new Date(time).toISOString(), useViewerZone() ?? leagueZone);
}

type AdminPanelProps = { title: string; result?: AdminResult | null; children: ReactNode };

/** A part of the page with its heading, and the result of the last change in it. */
function AdminPanel({ title, result = null, children }: AdminPanelProps) {
  return (
    <Panel className={styles.panel} title={title}>
      <p role="status" className={styles.result}>
        {result?.message}
      </p>
      {children}
    </Panel>
  );
}

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const user = await loadIfPossible(page, sessionQuery);
  if (user) await loadIfPossible(page, moderationQuery(user.id));
  return { title: 'Administration', description: 'Reported names, users, games and the state of the application.' };
}

function AdminPage() {
  const { user, isKnown } = useSession();
  return (
    <>
      <h1 tabIndex={-1}>Administration</h1>
      {user !== null && <SignedInPage key={user.id} user={user} />}
      {user === null && isKnown && (
        <p>
          This page is for admins only.{' '}
          <Link to={paths.login()} className={controls.linkRow}>
            Sign in
          </Link>
        </p>
      )}
    </>
  );
}

function SignedInPage({ user }: { user: User }) {
  const { data, refetch } = useQuery(moderationQuery(user.id));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return data.isAdmin ? <Admin /> : <p>This page is for admins only.</p>;
}

export { AdminPage as Component };
