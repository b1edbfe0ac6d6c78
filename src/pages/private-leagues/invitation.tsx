import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import type { joinPrivateLeague, PrivateLeagueInvitation } from '#features/private-leagues/contract.ts';
import { invitationQuery } from '#features/private-leagues/queries.ts';
import { readError } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import { ofNextPage } from './private-league-changes.ts';
import { countMembers } from './private-league-selection.ts';
import styles from './private-leagues.module.css';

/** The text instead of an invitation. `data`: null if no league has the code */
function describeMissing(data: null | undefined, error: unknown): string {
  if (data === null) return 'No league has this invitation code. It may have been replaced: ask for the new one.';
  return error === null ? 'Looking for the league of this invitation' : readError(error).message;
}

function describeInvitation({ name, owner, isMember }: PrivateLeagueInvitation): string {
  if (isMember) return `You are a member of ${name}`;
  return owner === null ? `You are invited to ${name}` : `${shortUsername(owner.username)} invites you to ${name}`;
}

const joiningKey = 'joining-league';

/** Joins the league of a code and opens it, at once after signing in for it. */
function JoinButton({ code }: { code: string }) {
  const navigate = useNavigate();
  const { send, error, isDisabled } = useChange({ invalidates: ofNextPage });
  const join = () =>
    send<typeof joinPrivateLeague>('POST /api/leagues/join', { body: { code } }).then(
      ({ id }) => navigate(paths.privateLeague(id)),
      () => undefined,
    );
  const joinAtOnce = useEffectEvent(() => {
    if (sessionStorage.getItem(joiningKey) !== code) return;
    sessionStorage.removeItem(joiningKey);
    void join();
  });
  useEffect(() => joinAtOnce(), []);
  return (
    <>
      <Button isFilled disabled={isDisabled} onClick={() => void join()}>
        Join
      </Button>
      <Problem text={error?.message} />
    </>
  );
}

/** A visitor who joins signs up first, and then is a member. */
function EntryLinks({ code }: { code: string }) {
  const remember = () => sessionStorage.setItem(joiningKey, code);
  return (
    <p className={styles.entry}>
      <ButtonLink to={paths.login({ invitation: code, form: 'sign-up' })} isFilled onClick={remember}>
        Join
      </ButtonLink>
      <ButtonLink to={paths.login({ invitation: code })}>Log in</ButtonLink>
    </p>
  );
}

/** The league of the code in the URL with its owner and members, and a button to join it. */
export function Invitation({ code }: { code: string }) {
  const { user } = useSession();
  const { data, error } = useQuery(invitationQuery(code));
  if (data === undefined || data === null)
    return (
      <Card as="section" className={styles.card} aria-label="Invitation">
        <p>{describeMissing(data, error)}</p>
      </Card>
    );
  const entry = (): ReactNode => {
    if (data.isMember) return <ButtonLink to={paths.privateLeague(data.id)}>Open the league</ButtonLink>;
    return user === null ? <EntryLinks code={code} /> : <JoinButton code={code} />;
  };
  return (
    <Panel className={styles.card} title={describeInvitation(data)}>
      {' '}
      <ul className={styles.faces} aria-label="Members">
        {data.faces.map(({ username, profilePic }) => (
          <li key={username}>
            <UserPicture profilePic={profilePic} size={44} alt={username} />
          </li>
        ))}
      </ul>
      <p>
        {countMembers(data.members)}. Members see each other’s names and scores. Your picks stay hidden until their
        lock, as for everyone.
      </p>
      {entry()}
    </Panel>
  );
}
