import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { LeagueLeaders as List, leagueLeaders, leadersOverview } from '#features/league-leaders/contract.ts';
import { leaderCategories } from '#features/league-leaders/rules/leader-categories.ts';
import { toLeaderLines, type LeaderLine } from '#features/league-leaders/rules/leader-lines.ts';
import { useLeague, seasonsQuery } from '#features/league/queries.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { hittingStreaks } from '#features/players/contract/players.ts';
import { load, loadBeforeShown, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { fixed } from '#rules/baseball/stats/figures.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { ListedHeadshot } from '#ui/baseball/listed-headshot.tsx';
import { Person } from '#ui/baseball/person.tsx';
import { Term } from '#ui/baseball/term.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { PartHeading } from '#ui/kit/part-heading.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { clubLinesQuery, ClubLines } from './club-lines.tsx';
import { LeaderControls, leaderNotes, LeadersFile } from './leader-controls.tsx';
import { parseLeadersParams, leadersHead, type LeadersSelection } from './leaders-params.ts';
import { playerLinesQuery, PlayerLines } from './player-lines.tsx';
import styles from './league-leaders.module.css';

function overviewQuery(season: string | undefined) {
  return query<typeof leadersOverview>(
    'GET /api/league-leaders/overview',
    { query: { season } },
    { staleTime: 60_000 },
  );
}

function streaksQuery(season: string | undefined) {
  return query<typeof hittingStreaks>('GET /api/players/hitting-streaks', { query: { season } }, { staleTime: 60_000 });
}

/** The longest current hitting streaks, from the games that the site has read. */
function HittingStreaks({ season }: { season: string | undefined }) {
  const { data } = useQuery(streaksQuery(season));
  if (data === undefined || data.streaks.length === 0) return null;
  return (
    <Card as="section" className={styles.category}>
      <PartHeading>Hitting streaks</PartHeading>
      <ol>
        {data.streaks.map(({ rank, player, teamId, games }) => (
          <li key={player.id}>
            <Text>{rank}</Text>
            <Emblem teamId={teamId} size={20} />
            <Link to={paths.player(player.id)}>{player.name}</Link>
            <b>{games}</b>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        Games in a row with a hit, up to now, in the {data.games} games that this site has read.
      </p>
    </Card>
  );
}

/** The first five of the main categories, and the hitting streaks. */
function LeadersOverview({ season }: { season: string | undefined }) {
  const { data } = useQuery(overviewQuery(season));
  if (data === undefined || data.lists.length === 0) return null;
  return (
    <Grid columns="medium" gap={3} className={styles.overview}>
      {data.lists.map(({ name, leaders }) => (
        <Card as="section" key={name} className={styles.category}>
          <PartHeading>{name}</PartHeading>
          <ol>
            {leaders.map(({ rank, person, team, value }) => (
              <li key={person.id}>
                <Text>{rank}</Text>
                {team === null ? <span /> : <Emblem teamId={team.id} size={20} />}
                <Link to={paths.player(person.id)} title={team === null ? person.name : `${person.name}, ${team.name}`}>
                  {person.name}
                </Link>
                <b>{value}</b>
              </li>
            ))}
          </ol>
        </Card>
      ))}
      <HittingStreaks season={season} />
    </Grid>
  );
}

function leagueLeadersQuery({ category, season, league }: LeadersSelection) {
  return query<typeof leagueLeaders>(
    'GET /api/league-leaders',
    { query: { category, season, league } },
    { staleTime: 60_000 },
  );
}

function Leaders({ list, isBusy }: { list: List; isBusy: boolean }) {
  const { category, season, freshness, leaders } = list;
  const found = leaderCategories.find(({ id }) => id === category);
  return (
    <section aria-labelledby="category" aria-busy={isBusy} className={styles.leaders}>
      <StaleNote freshness={freshness} />
      <h2 id="category">
        {found && <Term id={found.term}>{found.name}</Term>} {season}
      </h2>
      {leaders.length === 0 ? (
        <Note isAlone>No qualifying data this season</Note>
      ) : (
        <>
          <p className={styles.note}>{leaderNotes(list).join(' ')}</p>
          <ol className={styles.list}>
            {toLeaderLines(leaders).map((leader) => (
              <LeaderRow key={leader.person.id} leader={leader} />
            ))}
          </ol>
          <LeadersFile list={list} />
        </>
      )}
    </section>
  );
}

/** The first twenty of a category, with bars to scale. */
function CategoryLeaders({ params }: { params: LeadersSelection }) {
  const { data, isPlaceholderData, refetch } = useQuery({
    ...leagueLeadersQuery(params),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LeaderControls
        category={params.category}
        league={params.league ?? ''}
        season={params.season ?? data?.season ?? ''}
      />
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        // the key makes another selection a new list, which avoids layout shifts within the old one
        <Leaders key={`${data.category} ${data.season} ${data.league}`} list={data} isBusy={isPlaceholderData} />
      )}
    </>
  );
}

/** The main categories, then one chosen category; or every player or club in one table. */
function LeagueLeaders() {
  const [search] = useSearchParams();
  const params = parseLeadersParams(search);
  const { season, view } = params;
  const parts = (
    <Choice
      label="Part"
      options={[
        { name: 'Leaders', to: paths.leagueLeaders({ season }), isChosen: view === undefined },
        { name: 'All players', to: paths.leagueLeaders({ season, view: 'players' }), isChosen: view === 'players' },
        { name: 'Teams', to: paths.leagueLeaders({ season, view: 'teams' }), isChosen: view === 'teams' },
      ]}
    />
  );
  return (
    <Stack gap={3}>
      <h1 tabIndex={-1} className={styles.title}>
        League Leaders
      </h1>
      {view === 'players' && <PlayerLines params={params} parts={parts} />}
      {view === 'teams' && <ClubLines params={params} parts={parts} />}
      {view === undefined && (
        <>
          <div className={styles.top}>{parts}</div>
          <LeadersOverview season={season} />
          <CategoryLeaders params={params} />
        </>
      )}
    </Stack>
  );
}

function Club({ leader: { team, league } }: { leader: LeaderLine }) {
  return (
    <p className={styles.club}>
      {team !== null && (
        <>
          <Emblem teamId={team.id} size={18} />
          <QuietLink to={paths.club(team.id)}>{team.name}</QuietLink>
        </>
      )}
      {league !== null && <span>{league.name}</span>}
    </p>
  );
}

/** The value as a bar, relative to the maximum of the list. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.length} width={fixed(share * 100, 2)} height="10" />
    </svg>
  );
}

/** One leader: rank, picture, name, club, league, and the value with its bar. */
function LeaderRow({ leader }: { leader: LeaderLine }) {
  const { rank, isTied, person, team, value, share } = leader;
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <Card as="li" className={styles.row}>
      <p className={styles.rank}>
        <b>{rank}</b>
        {isTied && <small>tied</small>}
      </p>
      <Person
        face={<ListedHeadshot playerId={person.id} leagueKind={leagueKind} size={48} />}
        name={person.name}
        to={paths.player(person.id)}
      >
        <Club leader={leader} />
      </Person>
      <div className={styles.scale} data-club={team?.id}>
        {share !== null && <Bar share={share} />}
      </div>
      <p className={styles.value}>{value}</p>
    </Card>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = parseLeadersParams(new URL(request.url).searchParams);
  const shown = {
    players: () => [load(page, playerLinesQuery(params))],
    teams: () => [load(page, clubLinesQuery(params))],
    leaders: () => [
      load(page, leagueLeadersQuery(params)),
      loadBeforeShown(page, overviewQuery(params.season)),
      loadBeforeShown(page, streaksQuery(params.season)),
    ],
  }[params.view ?? 'leaders']();
  await Promise.all([...shown, loadIfPossible(page, seasonsQuery)]);
  return leadersHead(params);
}

export { LeagueLeaders as Component };
