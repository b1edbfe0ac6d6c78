import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { SeasonChallenges, challenges } from '#features/challenges/contract.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { searchOf, paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { addChallenges, successRate } from '#rules/baseball/game/challenge-records.ts';
import type { ClubChallenges, PlayerChallenges } from '#rules/baseball/game/challenge-shapes.ts';
import type { ChallengeRecord } from '#rules/baseball/game/model.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from './challenges.page.module.css';

/** Balls and strikes can be challenged since this season. */
const firstSeason = '2026';

function challengesHead({ season }: SearchOf<'challenges'>): PageHead {
  const title = ['Challenges of Balls and Strikes', season ?? []].flat().join(', ');
  return {
    title,
    description: `${title}: how many each club and each batter, catcher and pitcher won and lost.`,
  };
}

/** 'From 1,204 final games that this site has read, of the regular season and the postseason.' */
function describeGames({ games }: Pick<SeasonChallenges, 'games'>): string {
  const count = games === 1 ? '1 final game' : `${games.toLocaleString('en-US')} final games`;
  return `From ${count} that this site has read, of the regular season and the postseason.`;
}

/** The message for a season without challenges. */
function describeNoChallenges({ season, games }: Pick<SeasonChallenges, 'season' | 'games'>): string {
  if (season < firstSeason) return `Balls and strikes can be challenged since ${firstSeason}.`;
  return games === 0 ? 'No finished game has been counted yet' : 'No challenges yet this season';
}

/** 'The first 50 of 312 players are listed. Choose a club to see all of its players.' Empty if all are listed. */
function describeLeftOut({ players, leftOut }: Pick<SeasonChallenges, 'players' | 'leftOut'>): string {
  return leftOut === 0
    ? ''
    : `The first ${players.length} of ${players.length + leftOut} players are listed. Choose a club to see all of its players.`;
}

/** `season`: by default the newest one; `team`: the club of the players, by default all */
function challengesQuery(selection: SearchOf<'challenges'>) {
  return query<typeof challenges>('GET /api/challenges', { query: selection }, { staleTime: 60_000 });
}

const byWins = { id: 'won', isDescending: true };

/** Instead of the id of a club or a player: all of the league, in a row for comparison. */
const all = 0;

const challengesOf = ({ won, lost }: ChallengeRecord): number => won + lost;

/** With fewer challenges of each club, the best and the worst are mostly chance. */
const fewestForHeat = 20;

function Controls({ shown: { season, team, clubs } }: { shown: SeasonChallenges }) {
  const seasons = (useQuery(seasonsQuery).data?.played ?? []).filter((each) => each >= firstSeason);
  const ids = [...new Set([...clubs.map(({ teamId }) => teamId), team ?? []].flat())];
  const choices = ids
    .map((id) => ({ value: String(id), label: clubName(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <FilterRow
      first={
        <UrlSelect
          label="Players of"
          name="team"
          value={team === null ? '' : String(team)}
          choices={[{ value: '', label: 'All clubs' }, ...choices]}
        />
      }
      className="not-printed"
    >
      <SeasonSelect value={season} seasons={seasons} />
    </FilterRow>
  );
}

function ClubTable({ records: { season, team, clubs } }: { records: SeasonChallenges }) {
  const isMarked = clubs.every((club) => challengesOf(club) >= fewestForHeat);
  return (
    <Card className={styles.table}>
      <Table
        caption={`Clubs, ${season}`}
        isCaptionShown
        columns={[...clubColumns, isMarked ? { ...success, heat: { better: 'high' } } : success]}
        rows={clubs}
        foot={[{ ...addChallenges(clubs), teamId: all }]}
        rowKey={({ teamId }) => teamId}
        sort={byWins}
        marked={({ teamId }) => teamId === team}
        urlName="clubs"
        csvName={`challenges-clubs-${season}`}
        areTermsShown={false}
      />
    </Card>
  );
}

function PlayerTable({ records: { season, team, players, roles } }: { records: SeasonChallenges }) {
  const ofClub = team === null ? '' : ` of the ${clubName(team)}`;
  if (players.length === 0) return <Note isAlone>No challenges by players{ofClub} yet</Note>;
  return (
    <Card className={styles.table}>
      <Table
        caption={`Players${ofClub}, ${season}`}
        isCaptionShown
        columns={playerColumns}
        rows={players}
        foot={roles.map((record) => ({
          ...record,
          teamId: all,
          player: { id: all, name: `All ${pluralOf[record.role]}` },
        }))}
        minimum={{ label: 'Challenges', value: challengesOf, choices: [0, 5, 10, 20] }}
        rowKey={({ player, teamId, role }) => `${player.id} ${teamId} ${role}`}
        sort={byWins}
        urlName="players"
        csvName={`challenges-players-${season}${team === null ? '' : `-${team}`}`}
        areTermsShown={false}
      />
    </Card>
  );
}

/** The players of a selected club come before the clubs. */
function Tables({ records }: { records: SeasonChallenges }) {
  if (records.clubs.length === 0) return <Note isAlone>{describeNoChallenges(records)}</Note>;
  return (
    <>
      {records.team !== null && <PlayerTable records={records} />}
      <ClubTable records={records} />
      {records.team === null && <PlayerTable records={records} />}
      <Note>
        {describeGames(records)} A challenge is won when the call is overturned. {describeLeftOut(records)}
      </Note>
    </>
  );
}

/** The won and lost challenges of balls and strikes in a season, by club and by player. */
function ChallengesScreen() {
  const [search] = useSearchParams();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...challengesQuery(searchOf('challenges', search)),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={3}>
      <h1 tabIndex={-1}>Challenges</h1>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <>
          <Controls shown={data} />
          {/* the key makes another selection new tables, which avoids layout shifts within the old ones */}
          <div key={`${data.season} ${data.team}`} aria-busy={isPlaceholderData} className={styles.content}>
            <Tables records={data} />
          </div>
        </>
      )}
      <Note>
        Since 2026 a batter, catcher or pitcher can challenge the call of a pitch.{' '}
        <Link to={paths.faq('challenges')}>How challenges work</Link>
      </Note>
    </Stack>
  );
}

/** 'Los Angeles Dodgers'; a number for a team of another level. */
function clubName(teamId: number): string {
  if (teamId === all) return 'All clubs';
  return clubNamesOf(teamId)?.name ?? `Team ${teamId}`;
}

function Club({ teamId, isShort = false }: { teamId: number; isShort?: boolean }) {
  const names = clubNamesOf(teamId);
  return (
    <span className={styles.club}>
      <Emblem teamId={teamId} size={24} />
      <Link to={paths.club(teamId)}>
        {isShort && names ? (
          <abbr title={names.name}>{names.abbreviation}</abbr>
        ) : (
          (names?.shortName ?? clubName(teamId))
        )}
      </Link>
    </span>
  );
}

/** In whole percent: a club has a few hundred challenges in a season, and a player a few. */
const successPercent = (record: ChallengeRecord): number => rounded(100 * successRate(record));

const pluralOf = { batter: 'batters', pitcher: 'pitchers', catcher: 'catchers' } as const;

const counts: readonly Column<ChallengeRecord>[] = [
  { id: 'won', head: 'Won', value: ({ won }) => won },
  { id: 'lost', head: 'Lost', value: ({ lost }) => lost },
];

const success: Column<ChallengeRecord> = {
  id: 'success',
  head: 'Rate',
  title: 'Share of the challenges that were won',
  value: successPercent,
  cell: (record) => `${successPercent(record)}%`,
};

const clubColumns: readonly Column<ClubChallenges>[] = [
  {
    id: 'club',
    head: 'Club',
    isText: true,
    value: ({ teamId }) => clubName(teamId),
    cell: ({ teamId }) => (teamId === all ? clubName(teamId) : <Club teamId={teamId} />),
  },
  ...counts,
];

/** Without heat: most players have a few challenges, and many have one. */
const playerColumns: readonly Column<PlayerChallenges>[] = [
  {
    id: 'player',
    head: 'Player',
    isText: true,
    value: ({ player }) => player.name,
    cell: ({ player: { id, name } }) => (id === all ? name : <Link to={paths.player(id)}>{name}</Link>),
  },
  {
    id: 'club',
    head: 'Club',
    isText: true,
    isMore: true,
    value: ({ teamId }) => clubName(teamId),
    cell: ({ teamId }) => (teamId === all ? '' : <Club teamId={teamId} isShort />),
  },
  { id: 'role', head: 'As', isText: true, value: ({ role }) => role },
  ...counts,
  success,
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const selection = searchOf('challenges', new URL(request.url).searchParams);
  await Promise.all([load(page, challengesQuery(selection)), loadIfPossible(page, seasonsQuery)]);
  return challengesHead(selection);
}

export { ChallengesScreen as Component };
