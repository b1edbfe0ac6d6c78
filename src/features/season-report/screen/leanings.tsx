import type { PickReport } from '../contract.ts';
import type { PickLine } from '../rules/report-shapes.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { Column } from '#ui/table/column.ts';
import { inGroup } from '#ui/table/column-groups.ts';
import { Table } from '#ui/table/table.tsx';
import { describeHome, expectedText, formatSurplus, surplus } from './describe-line.ts';
import styles from './season-picks-screen.module.css';
import { Note } from '#ui/note.tsx';

type KindRow = { name: string; line: PickLine };
type ClubRow = PickReport['bias']['clubs'][number] & { name: string };

const kindColumns: Column<KindRow>[] = [
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
export function Leanings({ report, nameOf }: { report: PickReport; nameOf: ReadonlyMap<number, string> }) {
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
    <section aria-labelledby="leanings" className={styles.section}>
      <h2 id="leanings">What you lean to</h2>
      <Note>
        {describeHome(report)} Expected is what <Link to={paths.faq('forecast')}>the forecast</Link> before each game
        gave the clubs that you picked, added up over the games that have one. Above is how many more you got right.
      </Note>
      <Card className={styles.leanings}>
        <Table
          caption="Home, away, favorites and underdogs"
          columns={kindColumns}
          rows={kinds}
          rowKey={({ name }) => name}
          areTermsShown={false}
        />
      </Card>
      <Note>
        Picked is how often you picked a club in the games of it that you called, favored how often the forecast would
        have.
      </Note>
      <Card className={styles.leanings}>
        <Table
          caption="Your picks by club"
          columns={clubColumns}
          rows={clubs}
          rowKey={({ teamId }) => teamId}
          sort={{ id: 'picked', isDescending: true }}
          areTermsShown={false}
          csvName={`picks-by-club-${season}`}
        />
      </Card>
    </section>
  );
}
