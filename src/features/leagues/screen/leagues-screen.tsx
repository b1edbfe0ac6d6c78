import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { LeagueSummary, createPrivateLeague, joinPrivateLeague } from '../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import { privateLeaguesQuery } from '../queries.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { paths, searchOf } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { Invitation } from './list/invitation.tsx';
import { LeaguesSignedOut } from './list/signed-out.tsx';
import { countMembers } from './count-members.ts';
import { OneFieldForm, type OneFieldFormProps } from './one-field-form.tsx';
import styles from './private-leagues.module.css';
import { useLeagueChange } from './use-league-change.ts';
import { Panel } from '#ui/panel.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { Grid } from '#ui/grid.tsx';

function LeagueList({ leagues }: { leagues: readonly LeagueSummary[] }) {
  if (leagues.length === 0) return <Note>You are not in a league yet. Create one, or enter the code of a friend.</Note>;
  return (
    <ul className={styles.leagues}>
      {leagues.map(({ id, name, members, isAdmin }) => (
        <li key={id}>
          <Link to={paths.league(id)}>{name}</Link>
          <Text size="sm">
            {countMembers(members)}
            {isAdmin && ', you are an admin'}
          </Text>
        </li>
      ))}
    </ul>
  );
}

type EnterFormProps = Omit<OneFieldFormProps, 'change' | 'onSubmit'> & {
  enter: (text: string) => Promise<{ id: number }>;
};

/** A form that opens the league of which the user becomes a member. */
function EnterForm({ enter, ...field }: EnterFormProps) {
  const navigate = useNavigate();
  const change = useLeagueChange();
  return (
    <Panel className={styles.card} title={<>{field.action} a league</>}>
      {' '}
      <OneFieldForm
        {...field}
        change={change}
        onSubmit={(text) =>
          void change.run(
            () => enter(text),
            (league) => void navigate(paths.league(league.id)),
          )
        }
      />
    </Panel>
  );
}

/** The user's private leagues, with forms to create one and to join one; with a code in the address its invitation. */
export function LeaguesScreen() {
  const { user, isKnown } = useSession();
  const [search] = useSearchParams();
  const code = searchOf('leagues', search).code ?? null;
  const { data, refetch } = useQuery({ ...privateLeaguesQuery, enabled: user !== null });
  if (user === null && isKnown) return <LeaguesSignedOut code={code} />;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Leagues</h1>
        <Note>Your own boards for friends, family or the office: the same picks, counted among yourselves.</Note>
        <Link to={paths.fanBases()}>Fan bases of the clubs</Link>
      </header>
      {code !== null && <Invitation code={code} />}
      <LeagueList leagues={data.leagues} />
      <Grid columns="wide" gap={5}>
        <EnterForm
          label="Name of the league"
          hint="3 to 40 characters. You can change it later."
          action="Create"
          maxLength={60}
          enter={(name) => send<typeof createPrivateLeague>('POST /api/leagues', { body: { name } })}
        />
        <EnterForm
          label="Invitation code"
          hint="Ten letters and digits, such as 7K2M9-QX4RT, from a member of the league."
          action="Join"
          maxLength={40}
          isCode
          enter={(entered) => send<typeof joinPrivateLeague>('POST /api/leagues/join', { body: { code: entered } })}
        />
      </Grid>
    </div>
  );
}
