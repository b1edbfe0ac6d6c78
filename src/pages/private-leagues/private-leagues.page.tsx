import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useNavigate } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type {
  PrivateLeagueSummary,
  createPrivateLeague,
  joinPrivateLeague,
} from '#features/private-leagues/contract.ts';
import {
  invitationQuery,
  privateLeagueEveningQuery,
  privateLeagueWeeksQuery,
  privateLeagueQuery,
  privateLeaguesQuery,
} from '#features/private-leagues/queries.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { type PageContext, pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { Form } from '#ui/form/form.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Invitation } from './invitation.tsx';
import { nameField, ofNextPage } from './private-league-changes.ts';
import { PrivateLeagueScreen } from './private-league-screen.tsx';
import { parsePrivateLeagueSelection, countMembers } from './private-league-selection.ts';
import { PrivateLeaguesSignedOut } from './signed-out.tsx';
import styles from './private-leagues.module.css';

const head: PageHead = {
  title: 'Leagues',
  description: 'Private leagues: your own boards for friends, family or the office, joined with a code.',
};

async function loadList(page: PageContext, code: string | null): Promise<void> {
  await Promise.all([
    load(page, privateLeaguesQuery),
    code === null ? null : loadIfPossible(page, invitationQuery(code)),
  ]);
}

/** Loads the leagues of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const code = params.leagueId === undefined ? (searchOf('private-leagues', search).code ?? null) : null;
  if (!(await loadIfPossible(page, sessionQuery))) {
    if (code !== null) await loadIfPossible(page, invitationQuery(code));
    return head;
  }
  if (params.leagueId === undefined) await loadList(page, code);
  else {
    const selection = parsePrivateLeagueSelection(params.leagueId, search);
    await Promise.all([
      load(page, privateLeagueQuery(selection)),
      loadBeforeShown(page, privateLeagueEveningQuery(selection.leagueId)),
      loadBeforeShown(page, privateLeagueWeeksQuery(selection.leagueId)),
    ]);
  }
  return head;
}

function PrivateLeaguesPage() {
  const { leagueId } = useParams();
  return leagueId === undefined ? <PrivateLeaguesScreen /> : <PrivateLeagueScreen key={leagueId} />;
}

export { PrivateLeaguesPage as Component };

function PrivateLeagueList({ leagues }: { leagues: readonly PrivateLeagueSummary[] }) {
  if (leagues.length === 0) return null;
  return (
    <ul className={styles.leagues}>
      {leagues.map(({ id, name, members, isAdmin }) => (
        <li key={id}>
          <Link to={paths.privateLeague(id)}>{name}</Link>
          <Text size="sm">
            {countMembers(members)}
            {isAdmin && ', you are an admin'}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const createForm = {
  name: 'create-league',
  fields: [{ ...nameField, hint: '3 to 40 characters. You can change it later.' }],
  action: 'Create',
  isLine: true,
} as const;

const joinForm = {
  name: 'join-league',
  fields: [
    {
      name: 'code',
      label: 'Invitation code',
      hint: 'Ten letters and digits, such as 7K2M9-QX4RT, from a member of the league.',
      maxLength: 40,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
    },
  ],
  action: 'Join',
  isLine: true,
} as const;

/** Forms that open the league of which the user becomes a member. */
function EnterForms() {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => navigate(paths.privateLeague(id));
  return (
    <Grid columns="wide" gap={5}>
      <Panel className={styles.card} title="Create a league">
        <Form
          form={createForm}
          invalidates={ofNextPage}
          send={(body, { send }) => send<typeof createPrivateLeague>('POST /api/leagues', { body }).then(open)}
        />
      </Panel>
      <Panel className={styles.card} title="Join a league">
        <Form
          form={joinForm}
          invalidates={ofNextPage}
          send={(body, { send }) => send<typeof joinPrivateLeague>('POST /api/leagues/join', { body }).then(open)}
        />
      </Panel>
    </Grid>
  );
}

/** The user's private leagues, with forms to create one and to join one; with a code in the URL its invitation. */
function PrivateLeaguesScreen() {
  const { user, isKnown } = useSession();
  const [search] = useSearchParams();
  const code = searchOf('private-leagues', search).code ?? null;
  const { data, refetch } = useQuery({ ...privateLeaguesQuery, enabled: user !== null });
  if (user === null && isKnown) return <PrivateLeaguesSignedOut code={code} />;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <Stack gap={5}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Leagues</h1>
        <Note>
          Your own boards for friends, family or the office: the same picks, counted among yourselves.
          {data.leagues.length === 0 && ' You are not in a league yet.'}
        </Note>
      </header>
      {code !== null && <Invitation code={code} />}
      <PrivateLeagueList leagues={data.leagues} />
      <EnterForms />
      <Link to={paths.fanBases()}>Fan bases of the clubs</Link>
    </Stack>
  );
}
