import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import { refetchWhenCounted } from '#features/leaderboard/queries.ts';
import type {
  PrivateLeague,
  leavePrivateLeague,
  endLeagueFeed,
  renewLeagueFeed,
} from '#features/private-leagues/contract.ts';
import { privateLeagueQuery } from '#features/private-leagues/queries.ts';
import { formatInvitationCode } from '#features/private-leagues/rules/private-league.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { paths } from '#platform/page/paths.ts';
import { confidenceColumns } from '#ui/board/confidence-columns.ts';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { scoreColumns } from '#ui/board/score-columns.ts';
import { skillColumns } from '#ui/board/skill-columns.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { CopyField } from '#ui/kit/copy-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { shareUrl } from '#ui/kit/share-button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { dateText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { EveningGrid } from './evening-grid.tsx';
import { ManagePrivateLeague } from './manage-private-league.tsx';
import { ofNextPage, ofPrivateLeagues } from './private-league-changes.ts';
import {
  countMembers,
  boardChoices,
  periodChoices,
  seasonChoices,
  usePrivateLeagueSelection,
} from './private-league-selection.ts';
import { PrivateLeagueStory, WeekLeaders } from './private-league-weeks.tsx';
import { PrivateLeaguesSignedOut } from './signed-out.tsx';
import board from '#ui/board/board.module.css';
import controls from '#ui/kit/controls.module.css';
import styles from './private-leagues.module.css';

const explainSkill = (picks: number): string =>
  `Skill is the share of correct picks above the crowd’s, in picks per hundred. In this period a rank needs ${picks} picks that count.`;

const explainConfidence = (picks: number): string =>
  `Bits are the mean of 1 + log₂ of the probability given to the winner. In this period a rank needs ${picks} graded picks with a confidence.`;

/** A league with one of its tables. A user who is not a member reads that there is no such league. */
export function PrivateLeagueScreen() {
  const { user, isKnown } = useSession();
  const selection = usePrivateLeagueSelection();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...privateLeagueQuery(selection),
    enabled: user !== null,
    refetchInterval: refetchWhenCounted,
    placeholderData: keepPreviousData,
  });
  if (user === null && isKnown) return <PrivateLeaguesSignedOut code={null} />;
  if (isApiError(error) && error.status === 404)
    return (
      <Stack gap={5}>
        <h1 tabIndex={-1}>No such league</h1>
        <p>{error.message}</p>
        <Link to={paths.privateLeagues()}>Your leagues</Link>
      </Stack>
    );
  if (data === undefined || user === null) return <Loader onRetry={() => void refetch()} />;
  const { id, name, members, table } = data;
  const chosen = { leagueId: id, board: table.board, period: table.period };
  const admins = table.rows.filter(({ isAdmin }) => isAdmin);
  const invitation = <InviteCard name={name} code={data.code} />;
  return (
    <Stack gap={5}>
      <header className={classNames(styles.head, styles.leagueHead)}>
        <h1 tabIndex={-1}>
          {name} <small>{countMembers(members)}</small>
        </h1>
        <Link to={paths.privateLeagues()}>Your leagues</Link>
      </header>
      {members === 1 && invitation}
      <EveningGrid leagueId={id} />
      <WeekLeaders leagueId={id} />
      <div className={styles.top}>
        <Choice label="Board" options={boardChoices(chosen, user.usesConfidence)} />
        <Choice label="Period" options={periodChoices(chosen)} />
        {table.board === 'skill' && table.season !== null && table.seasons.length > 1 && (
          <Choice label="Season" options={seasonChoices({ ...chosen, season: table.season }, table.seasons)} />
        )}
      </div>
      <Card isFlush className={board.frame} aria-busy={isPlaceholderData}>
        {data.isCounting && <p className={board.ownPlace}>Counting results… Places follow in a moment.</p>}
        <MembersTable league={data} username={user.username} />
      </Card>
      {table.board !== 'score' && (
        <Note>
          {table.board === 'skill' ? explainSkill(table.picksForRank) : explainConfidence(table.picksForRank)}
        </Note>
      )}
      {admins.length > 0 && (
        <Note>
          {admins.length === 1 ? 'Admin: ' : 'Admins: '}
          {admins.map(({ username }) => username).join(', ')}
        </Note>
      )}
      <PrivateLeagueStory leagueId={id} />
      {members > 1 && invitation}
      <PrivateLeagueFeed league={data} />
      {data.isAdmin && <ManagePrivateLeague league={data} username={user.username} />}
      <LeavePrivateLeague league={data} />
    </Stack>
  );
}

/** The invitation, to send, as a link and as a code to read out. */
function InviteCard({ name, code }: { name: string; code: string }) {
  const shown = formatInvitationCode(code);
  const path = paths.privateLeagues({ code: shown });
  const url = useIsHydrated() ? new URL(path, window.location.href).href : path;
  const invite = () => shareUrl(path, { name: 'Invitation link', title: name, text: `Join ${name}` });
  return (
    <Panel className={styles.card} title="Invite friends">
      {' '}
      <p className={styles.entry}>
        <input
          className={controls.field}
          aria-label="Invitation link"
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button isFilled className="needs-script" onClick={() => void invite()}>
          Invite
        </Button>
      </p>
      <p className={styles.entry}>
        <span>Or say the code</span>
        <code className={styles.code}>{shown}</code>
      </p>
      <p>Everyone who has the link or enters the code can join, until an admin renews it.</p>
    </Panel>
  );
}

function describeLeaving({ members, isAdmin, table }: PrivateLeague): string {
  if (members === 1) return 'You are the last member: the league will be deleted.';
  const isLastAdmin = isAdmin && table.rows.filter((row) => row.isAdmin).length === 1;
  const next = isLastAdmin ? ' The member who has been here the longest will be its admin.' : '';
  return `You can come back with an invitation.${next}`;
}

/** Leaves the league after a second click. */
function LeavePrivateLeague({ league }: { league: PrivateLeague }) {
  const navigate = useNavigate();
  const { send, error, isRunning } = useChange({ invalidates: ofNextPage });
  const params = { leagueId: league.id };
  const leave = () =>
    send<typeof leavePrivateLeague>('DELETE /api/leagues/:leagueId/membership', { params }).then(
      () => navigate(paths.privateLeagues()),
      () => undefined,
    );
  return (
    <details className={styles.details}>
      <summary>Leave this league</summary>
      <p>{describeLeaving(league)}</p>
      <Button disabled={isRunning} onClick={() => void leave()}>
        Leave {league.name}
      </Button>
      <Problem text={error?.message} />
    </details>
  );
}

const boardTexts = { score: 'total bases', skill: 'skill', confidence: 'confidence' };
const periodTexts = { season: 'the season', month: 'this month', week: 'this week', all: 'all time' };

/** All members of a league in the order of a board; those without a rank are at the end. */
function MembersTable({ league, username }: { league: PrivateLeague; username: string }) {
  const { name, members, table } = league;
  const period = table.board === 'skill' && table.season !== null ? table.season : periodTexts[table.period];
  const caption = `${name}, ${countMembers(members)}: ${boardTexts[table.board]} of ${period}`;
  const isOfPeriod = table.period === 'month' || table.period === 'week';
  if (table.board === 'skill')
    return (
      <RankedTable
        rows={table.rows}
        ownName={username}
        caption={caption}
        columns={skillColumns<(typeof table.rows)[number]>(({ figures }) => figures)}
      />
    );
  if (table.board === 'confidence')
    return (
      <RankedTable
        rows={table.rows}
        ownName={username}
        caption={caption}
        columns={confidenceColumns<(typeof table.rows)[number]>(({ figures }) => figures)}
      />
    );
  return (
    <RankedTable
      rows={table.rows}
      ownName={username}
      caption={caption}
      columns={scoreColumns<(typeof table.rows)[number]>({
        isOfPeriod,
        scoreOf: ({ rank, totalScore }) => (rank === null ? '–' : totalScore),
      })}
    />
  );
}

/** The secret URL of the feed of the league's weeks: created, renewed and ended here. */
function PrivateLeagueFeed({ league: { id: leagueId, feedSince } }: { league: PrivateLeague }) {
  const { send, error, isRunning } = useChange({ invalidates: ofPrivateLeagues });
  const zone = useViewerZone() ?? leagueZone;
  const [path, setPath] = useState<string | null>(null);
  const params = { leagueId };
  const renew = () =>
    send<typeof renewLeagueFeed>(
      'POST /api/leagues/:leagueId/feed',
      { params },
      { after: (created) => setPath(created.path), done: 'The link is created' },
    );
  const end = () =>
    send<typeof endLeagueFeed>(
      'DELETE /api/leagues/:leagueId/feed',
      { params },
      { after: () => setPath(null), done: 'The link has ended' },
    );
  return (
    <details className={styles.details}>
      <summary>Follow this league in a feed reader</summary>
      <p>
        A feed with the table of each week, at a secret link of your own. Everyone who knows the link can read the
        tables. It ends when you leave the league.
      </p>
      {path === null ? (
        <Note>
          {feedSince === null
            ? 'You have no link yet.'
            : `Your link was created on ${dateText(feedSince, zone)}. A new one ends it.`}
        </Note>
      ) : (
        <div className={styles.form}>
          <CopyField
            label="Secret link. Copy it now: it is not shown again."
            value={`${window.location.origin}${path}`}
            what="link"
          />
        </div>
      )}
      <div className={styles.entry}>
        <Button disabled={isRunning} onClick={() => void renew()}>
          {feedSince === null ? 'Create the secret link' : 'Create a new link'}
        </Button>
        {feedSince !== null && (
          <Button disabled={isRunning} onClick={() => void end()}>
            End the link
          </Button>
        )}
      </div>
      <Problem text={error?.message} />
    </details>
  );
}
