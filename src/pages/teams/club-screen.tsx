import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BellPlace } from '#features/alerts/screen/bell-place.tsx';
import type { ClubPage, ClubSeasonPage, ClubPlayer } from '#features/clubs/contract.ts';
import { clubQuery, clubSeasonQuery, clubStaffQuery } from '#features/clubs/queries.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { callUrl } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { ClubLine, HeadToHead, Months, Splits } from './club-season.tsx';
import { InjuredList, Leaders, Standings } from './club-side.tsx';
import { StaffTables } from './club-staff.tsx';
import styles from './club.module.css';

/** '54–41, 2nd in the American League East, 3.5 games behind' */
function describePlace({ record, division }: ClubSeasonPage, { team }: Pick<ClubPage, 'team'>): string {
  const own = division.find(({ teamId }) => teamId === team.id);
  const won = `${record.wins}–${record.losses}`;
  if (own === undefined || team.division === null) return won;
  const isTied = division.filter(({ rank }) => rank === own.rank).length > 1;
  const lead = own === division[0] ? (division[1]?.behind ?? 0) : 0;
  const gap =
    lead > 0 ? `, ${gamesBehindText(lead)} ahead` : own.behind > 0 ? `, ${gamesBehindText(own.behind)} behind` : '';
  return `${won}, ${isTied ? 'tied for ' : ''}${ordinal(own.rank)} in the ${team.division.name}${gap}`;
}

/** What is in place of data that has not arrived: that it is loaded, or in the same place why it is hidden, which the browser learns later. */
function Missing({ error, refetch }: { error: Error | null; refetch: () => unknown }) {
  const isHidden = isApiError(error) && error.code === 'hidden';
  return (
    <div className={styles.missing}>
      {isHidden ? <Note isAlone>{error.message}</Note> : <Loader onRetry={() => void refetch()} />}
    </div>
  );
}

type HeadProps = { page: ClubPage | undefined; season: ClubSeasonPage | undefined; teamId: number };

function Head({ page, season, teamId }: HeadProps) {
  const name = clubNamesOf(teamId)?.name ?? '';
  return (
    <header className={styles.head}>
      <Emblem teamId={teamId} size={64} />
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        <p>
          {page !== undefined && season !== undefined && describePlace(season, page)}
          {page?.park != null && (
            <>
              {' '}
              · <Link to={paths.venue({ team: teamId })}>{page.park.name}</Link>
            </>
          )}{' '}
          · <a href="#bullpen">Bullpen</a>
        </p>
      </div>
      <BellPlace code={`club-${teamId}`} name={name} isLarge />
    </header>
  );
}

function ClubLinks({ teamId }: { teamId: number }) {
  return (
    <nav aria-label="More about the club" className={styles.links}>
      <Link to={paths.schedule({ team: teamId })}>Schedule</Link>
      <Link to={paths.rosters({ team: teamId })}>Rosters</Link>
      <Link to={paths.transactions({ team: teamId })}>Transactions</Link>
      <Link to={paths.rollingMetrics({ team: teamId })}>Form</Link>
      <a href={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId } })}>Calendar</a>
      <Link to={paths.teams()}>All clubs</Link>
    </nav>
  );
}

type ClubScreenProps = {
  teamId: number;
  /** the games around today */
  games: ReactNode;
  /** its chances of the season, and the games that change them most */
  chances: ReactNode;
  stakes: ReactNode;
  /** the race of its division day by day */
  race: ReactNode;
  /** the newest transactions */
  transactions: ReactNode;
};

/** A club: its games and injuries beside its place, chances and leaders, then its season, pitchers, roster and opponents. */
export function ClubScreen({ teamId, games, chances, stakes, race, transactions }: ClubScreenProps) {
  const { data: page, ...asked } = useQuery(clubQuery(teamId));
  const { data: season, ...askedSeason } = useQuery(clubSeasonQuery(teamId));
  const { data: staff, ...askedStaff } = useQuery(clubStaffQuery(teamId));
  const now = useLeagueNow();
  const stale = [page, season, staff].find((each) => each?.freshness.isStale)?.freshness;
  const division = page?.team.division?.name;
  return (
    <div data-club={teamId}>
      <Stack gap={4}>
        <Head page={page} season={season} teamId={teamId} />
        {stale && <FreshnessNote freshness={stale} now={now ?? stale.asOf} />}
        <div className={styles.columns}>
          {games}
          <Stack>
            {season === undefined ? (
              <Panel title="Standings" className={styles.panel}>
                <Missing {...askedSeason} />
              </Panel>
            ) : (
              <Standings season={season} teamId={teamId} name={division} />
            )}
            {chances}
          </Stack>
          {staff !== undefined && staff.leaders.length > 0 && <Leaders leaders={staff.leaders} />}
          <Panel title="Injured list" className={classNames(styles.panel, styles.injured)}>
            {page === undefined ? <Missing {...asked} /> : <InjuredList roster={page.roster} />}
          </Panel>
        </div>
        {stakes}
        {season !== undefined && (
          <>
            <div className={styles.pair}>
              {season.race.days.length > 0 && (
                <Panel title={`Race of the ${division ?? 'division'}`} className={styles.panel}>
                  {race}
                </Panel>
              )}
              <Splits season={season} />
            </div>
            <div className={styles.pair}>
              <ClubLine title="Batting" group="hitting" figures={season.hitting} />
              <ClubLine title="Pitching" group="pitching" figures={season.pitching} />
            </div>
            <Months season={season} />
          </>
        )}
        <Panel title="Pitching staff" className={styles.panel}>
          {staff === undefined ? <Missing {...askedStaff} /> : <StaffTables staff={staff} />}
        </Panel>
        <Panel title="Transactions" className={styles.panel}>
          {transactions}
        </Panel>
        {page?.roster != null && (
          <Panel title="40-man roster" className={styles.panel}>
            <RosterLists roster={page.roster} />
          </Panel>
        )}
        {season !== undefined && <HeadToHead season={season} teamId={teamId} />}
        <ClubLinks teamId={teamId} />
      </Stack>
    </div>
  );
}

const groups = [
  ['pitcher', 'Pitchers'],
  ['catcher', 'Catchers'],
  ['infielder', 'Infielders'],
  ['outfielder', 'Outfielders'],
  ['other', 'Others'],
] as const;

/** The players of the 40-man roster by position. Those who are not active are marked. */
function RosterLists({ roster }: { roster: readonly ClubPlayer[] }) {
  return (
    <div className={styles.roster}>
      {groups.map(([group, name]) => {
        const players = roster.filter((player) => player.group === group);
        if (players.length === 0) return null;
        return (
          <section key={group} aria-label={name}>
            <PartHeading as="h3">
              {name} <small>{players.length}</small>
            </PartHeading>
            <ul>
              {players.map(({ id, name: player, jerseyNumber, status, statusText }) => (
                <li key={id}>
                  <b>{jerseyNumber}</b>
                  <span>
                    <Link to={paths.player(id)}>{player}</Link> {status !== 'active' && <small>{statusText}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
