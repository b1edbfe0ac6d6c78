import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import type { PickReport, pickReport } from '#features/season-report/contract.ts';
import { picksForReport } from '#features/season-report/rules.ts';
import type { ImaginedRecord, PickLine } from '#features/season-report/shapes.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { fixed, rounded } from '#rules/baseball/stats/figures.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { formatSkill } from '#ui/board/format-skill.ts';
import { Card } from '#ui/kit/card.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { SignedOut } from '#ui/kit/signed-out.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { inGroup, type Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Table } from '#ui/table/table.tsx';
import styles from './season-report.page.module.css';

type ClubRow = PickReport['bias']['clubs'][number] & { name: string };

const kindColumns: Column<{ name: string; line: PickLine }>[] = [
  { id: 'kind', head: 'PICKS OF', value: ({ name }) => name, isText: true },
  { id: 'picks', head: 'PICKS', value: ({ line }) => line.picks },
  { id: 'correct', head: 'CORRECT', value: ({ line }) => line.correct },
  { id: 'expected', head: 'EXPECTED', value: ({ line }) => line.expected, cell: ({ line }) => expectedText(line) },
  { id: 'above', head: 'ABOVE', value: ({ line }) => surplus(line), cell: ({ line }) => formatSurplus(surplus(line)) },
];

const record = ({ correct, picks }: PickLine): string => `${correct}–${picks - correct}`;

const clubColumns: Column<ClubRow>[] = [
  { id: 'club', head: 'CLUB', value: ({ name }) => name, isText: true },
  ...inGroup<ClubRow>('For the club', [
    { id: 'picked', head: 'PICKED', value: ({ picked }) => picked.picks },
    { id: 'favored', head: 'FAVORED', value: ({ favored, judged }) => (judged === 0 ? null : favored) },
    { id: 'record', head: 'RECORD', value: ({ picked }) => picked.correct, cell: ({ picked }) => record(picked) },
    {
      id: 'above',
      head: 'ABOVE',
      value: ({ picked }) => surplus(picked),
      cell: ({ picked }) => formatSurplus(surplus(picked)),
    },
  ]),
  ...inGroup<ClubRow>('Against it', [
    { id: 'against', head: 'AGAINST', value: ({ against }) => against.picks },
    {
      id: 'recordAgainst',
      head: 'RECORD',
      value: ({ against }) => against.correct,
      cell: ({ against }) => record(against),
    },
    {
      id: 'aboveAgainst',
      head: 'ABOVE',
      value: ({ against }) => surplus(against),
      cell: ({ against }) => formatSurplus(surplus(against)),
    },
  ]),
];

/** The user's record by home and away, by the forecast, and by club, with what the forecast expects. */
function Leanings({ report, nameOf }: { report: PickReport; nameOf: ReadonlyMap<number, string> }) {
  const { bias, season } = report;
  const kinds = [
    { name: 'Home clubs', line: bias.home },
    { name: 'Away clubs', line: bias.away },
    { name: 'Favorites', line: bias.favorites },
    { name: 'Underdogs', line: bias.underdogs },
  ];
  const clubs = bias.clubs
    .map((club) => ({ ...club, name: nameOf.get(club.teamId) ?? '' }))
    .toSorted((one, other) => other.picked.picks - one.picked.picks);
  return (
    <Stack as="section" aria-labelledby="leanings">
      <h2 id="leanings" className={styles.title}>
        What you lean to
      </h2>
      <Note>
        {describeHome(report)} Expected is what <Link to={paths.faq('forecast')}>the forecast</Link> before each game
        gave the clubs that you picked, added up over the games that have one. Above is how many more you got right.
      </Note>
      <Card className={styles.tables}>
        <Table
          caption="Home, away, favorites and underdogs"
          columns={kindColumns}
          rows={kinds}
          rowKey={({ name }) => name}
          urlName="kinds"
          areTermsShown={false}
        />
      </Card>
      <Note>
        Picked is how often you picked a club in the games of it that you called, favored how often the forecast would
        have.
      </Note>
      <Card className={styles.tables}>
        <Table
          caption="Your picks by club"
          columns={clubColumns}
          rows={clubs}
          rowKey={({ teamId }) => teamId}
          sort={{ id: 'picked', isDescending: true }}
          urlName="clubs"
          areTermsShown={false}
          csvName={`picks-by-club-${season}`}
        />
      </Card>
    </Stack>
  );
}

/** Loads the report of a signed-in user, on the server after the session, so that the first HTML is complete. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  if (await loadIfPossible(page, sessionQuery)) await load(page, pickReportQuery);
  return {
    title: 'My season',
    description: 'The standings if your picks had come true, and the clubs that you lean to.',
  };
}

export { SeasonReportScreen as Component };

const minute = 60_000;

/** The report of the user's graded picks of the season. */
const pickReportQuery = query<typeof pickReport>('GET /api/my-picks/season', {});

const pitch = 'Sign in to see the standings if your picks had come true, and which clubs you lean to.';

function Report({ report }: { report: PickReport }) {
  const nameOf = new Map(report.clubs.map(({ id, name }) => [id, name]));
  return (
    <>
      <Divisions report={report} nameOf={nameOf} />
      <Leanings report={report} nameOf={nameOf} />
    </>
  );
}

/** A user's graded picks of the season as a whole. A visitor is asked to sign in. */
function SeasonReportScreen() {
  const { user, isKnown } = useSession();
  const { data, refetch } = useQuery({
    ...pickReportQuery,
    enabled: user !== null,
    refetchInterval: 5 * minute,
  });
  if (user === null && isKnown) return <SignedOut title="My season" text={pitch} />;
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <Stack gap={6}>
      <header>
        <Link to={paths.myPicks()}>My picks</Link>
        <h1 tabIndex={-1}>My season</h1>
        <Note>{describeSeason(data)}</Note>
      </header>
      {data.bias.all.picks >= picksForReport && <Report report={data} />}
    </Stack>
  );
}

type Names = ReadonlyMap<number, string>;

/** '3 up', '1 down', 'same place' */
function describeMove({ place, real }: ImaginedRecord): string {
  const places = real.place - place;
  if (places === 0) return 'same place';
  return places > 0 ? `${places} up` : `${-places} down`;
}

function Move({ line }: { line: ImaginedRecord }) {
  const places = line.real.place - line.place;
  const sign = places === 0 ? '·' : `${places > 0 ? '▲' : '▼'}${Math.abs(places)}`;
  return (
    <span data-move={Math.sign(places)} className={styles.move}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{describeMove(line)}</span>
    </span>
  );
}

const columnsOf = (nameOf: Names): readonly Column<ImaginedRecord>[] => [
  {
    id: 'club',
    head: 'CLUB',
    value: ({ teamId }) => nameOf.get(teamId) ?? null,
    cell: ({ teamId }) => (
      <span className={styles.club}>
        <Emblem teamId={teamId} size={22} />
        {nameOf.get(teamId)}
      </span>
    ),
  },
  {
    id: 'yours',
    head: 'YOURS',
    value: ({ wins, losses }) => `${wins}–${losses}`,
    cell: ({ wins, losses }) => <b>{`${wins}–${losses}`}</b>,
  },
  { id: 'real', head: 'REAL', value: ({ real }) => `${real.wins}–${real.losses}` },
  { id: 'move', head: 'MOVE', value: describeMove, cell: (line) => <Move line={line} /> },
];

function Division({ name, lines, nameOf }: PickReport['divisions'][number] & { nameOf: Names }) {
  return (
    <Card className={styles.tables}>
      <PlainTable
        caption={name}
        isCaptionShown
        columns={columnsOf(nameOf)}
        rows={lines}
        rowKey={({ teamId }) => teamId}
        isSortable={false}
        scrollLabel={null}
      />
    </Card>
  );
}

const describeTurned = (turned: number): string =>
  turned === 1
    ? 'The standings with the result of your wrong pick turned around.'
    : `The standings with the results of your ${turned.toLocaleString('en-US')} wrong picks turned around.`;

/** The standings of each division if the user's picks had come true, beside the real ones. */
function Divisions({ report: { divisions, turned }, nameOf }: { report: PickReport; nameOf: Names }) {
  return (
    <Stack as="section" aria-labelledby="came-true">
      <h2 id="came-true" className={styles.title}>
        If your picks had come true
      </h2>
      {divisions.length === 0 ? (
        <Note>The standings are not available at the moment.</Note>
      ) : (
        <>
          <Note>{`${describeTurned(turned)} Every other game counts as it ended.`}</Note>
          <Grid columns="wide">
            {divisions.map((division) => (
              <Division key={division.name} {...division} nameOf={nameOf} />
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** What the forecast expects of picks that it can judge: '33.2 of 61'; '–' without any. */
function expectedText({ expected, judged }: PickLine): string {
  return judged === 0 ? '–' : `${fixed(expected, 1)} of ${judged}`;
}

/** Correct picks above what the forecast expects, of those that it can judge: '+1.8'; null without any. */
function surplus({ expected, judged, judgedCorrect }: PickLine): number | null {
  return judged === 0 ? null : rounded(judgedCorrect - expected, 1);
}

const formatSurplus = (value: number | null): string => (value === null ? '–' : formatSkill(value / 100));

/** '312 graded picks of 2026, 168 correct. …' */
function describeSeason({ season, bias: { all } }: PickReport): string {
  if (all.picks < picksForReport)
    return `My season begins at ${picksForReport} graded picks of major-league games of ${season}. You have ${all.picks === 0 ? 'none yet' : all.picks}.`;
  const graded = `${count(all.picks, 'graded pick', 'graded picks')} of ${season}, ${all.correct.toLocaleString('en-US')} correct.`;
  if (all.judged === 0) return graded;
  return `${graded} Of the ${all.judged.toLocaleString('en-US')} with a forecast you got ${all.judgedCorrect} right, where it expected ${fixed(all.expected, 1)}.`;
}

/** How often the user picked the home club, and how often the forecast favored it. */
function describeHome({ bias: { all, home, homeFavorites } }: PickReport): string {
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
  const own = `You picked the home club in ${share(home.picks, all.picks)} of games`;
  return all.judged === 0 ? `${own}.` : `${own}; the forecast favored it in ${share(homeFavorites, all.judged)}.`;
}
