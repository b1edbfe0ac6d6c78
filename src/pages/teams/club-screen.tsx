import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClubPage, ClubSeasonPage, ClubPlayer } from '#features/clubs/contract.ts';
import { clubQuery, clubSeasonQuery, clubStaffQuery, clubGamesQuery } from '#features/clubs/queries.ts';
import { useLeagueNow } from '#features/league/queries.ts';
import type { ScheduledGame } from '#features/schedule/contract.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { callUrl } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dayText } from '#ui/kit/time-text.ts';
import { ClubLine, HeadToHead, Months, Race, Splits } from './club-season.tsx';
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

/** What is in place of data that has not arrived: why it is hidden, or that it is loaded. */
function Missing({ error, refetch }: { error: Error | null; refetch: () => unknown }) {
  if (isApiError(error) && error.code === 'hidden') return <Note isAlone>{error.message}</Note>;
  return <Loader onRetry={() => void refetch()} />;
}

type HeadProps = { page: ClubPage | undefined; season: ClubSeasonPage | undefined; teamId: number };

function Head({ page, season, teamId }: HeadProps) {
  return (
    <header className={styles.head}>
      <Emblem teamId={teamId} size={64} />
      <div>
        <h1 tabIndex={-1}>{clubNamesOf(teamId)?.name}</h1>
        <p>
          {page !== undefined && season !== undefined && describePlace(season, page)}
          {page?.park != null && (
            <>
              {' '}
              · <Link to={paths.venue({ team: teamId })}>{page.park.name}</Link>
            </>
          )}
        </p>
      </div>
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
  /** the panel of the next and last games */
  games: ReactNode;
  /** the race of its division day by day */
  race: ReactNode;
  /** the newest transactions */
  transactions: ReactNode;
};

/** A club: its games, race, season, pitchers, roster and opponents. */
export function ClubScreen({ teamId, games, race, transactions }: ClubScreenProps) {
  const { data: page, ...asked } = useQuery(clubQuery(teamId));
  const { data: season, ...askedSeason } = useQuery(clubSeasonQuery(teamId));
  const { data: staff, ...askedStaff } = useQuery(clubStaffQuery(teamId));
  const now = useLeagueNow();
  const stale = [page, season, staff].find((each) => each?.freshness.isStale)?.freshness;
  return (
    <div data-club={teamId}>
      <Stack gap={5}>
        <Head page={page} season={season} teamId={teamId} />
        {stale && <FreshnessNote freshness={stale} now={now ?? stale.asOf} />}
        {games}
        {season === undefined ? (
          <Panel title="Season" className={styles.panel}>
            <Missing {...askedSeason} />
          </Panel>
        ) : (
          <>
            <div className={styles.pair}>
              <Race season={season} teamId={teamId} name={page?.team.division?.name}>
                {race}
              </Race>
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
        <div className={styles.pair}>
          <Panel title="Injured list" className={styles.panel}>
            {page === undefined ? <Missing {...asked} /> : <InjuredList roster={page.roster} />}
          </Panel>
          <Panel title="Transactions" className={styles.panel}>
            {transactions}
          </Panel>
        </div>
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

const isInjured = ({ status }: ClubPlayer): boolean => status === 'injured' || status === 'injuredSixty';

/** The injured players with the list they are on. */
function InjuredList({ roster }: { roster: readonly ClubPlayer[] | null }) {
  const injured = roster?.filter(isInjured) ?? [];
  if (injured.length === 0)
    return (
      <Note isAlone>{roster === null ? 'The roster could not be loaded.' : 'No player is on the injured list.'}</Note>
    );
  return (
    <ul className={styles.injured}>
      {injured.map(({ id, name, position, statusText, note }) => (
        <li key={id}>
          <span>
            <Link to={paths.player(id)}>{name}</Link> {position}
          </span>
          <Text size="sm">
            {statusText}
            {note !== null && `: ${note}`}
          </Text>
        </li>
      ))}
    </ul>
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

const mostLast = 3;

type GamesProps = {
  teamId: number;
  /** shows a game */
  Game: React.ComponentType<{ game: ScheduledGame }>;
};

type GameListProps = Pick<GamesProps, 'Game'> & {
  title: string;
  games: readonly ScheduledGame[];
  children?: ReactNode;
};

function GameList({ title, games, Game, children }: GameListProps) {
  return (
    <Panel title={title} className={styles.panel}>
      {games.length === 0 && <Note isAlone>No games.</Note>}
      <Grid as="ul" columns="medium" gap={3}>
        {games.map((game) => (
          <li key={game.gamePk} className={styles.game}>
            <p>{dayText(game.officialDate)}</p>
            <Game game={game} />
          </li>
        ))}
      </Grid>
      {children}
    </Panel>
  );
}

/** The games of the next week and the last games of a club. */
export function ClubGames({ teamId, Game }: GamesProps) {
  const { data, refetch } = useQuery(clubGamesQuery(teamId));
  if (data === undefined)
    return (
      <Panel title="Next games" className={styles.panel}>
        <Loader onRetry={() => void refetch()} />
      </Panel>
    );
  const today = data.today ?? data.to;
  const games = data.days.flatMap((day) => day.games);
  const isPast = (game: ScheduledGame) => game.officialDate < today || (game.officialDate === today && isOver(game));
  const last = games.filter((game) => isPast(game) && !isCalledOff(game)).slice(-mostLast);
  return (
    <>
      <GameList title="Next games" games={games.filter((game) => !isPast(game))} Game={Game}>
        <Link to={paths.schedule({ team: teamId })} className={styles.more}>
          Full schedule
        </Link>
      </GameList>
      <GameList title="Last games" games={last.toReversed()} Game={Game} />
    </>
  );
}
