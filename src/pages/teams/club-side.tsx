import type { ClubPlayer, ClubSeasonPage, ClubStaff } from '#features/clubs/contract.ts';
import type { DivisionClub } from '#features/clubs/rules/club-season.ts';
import { paths } from '#platform/page/paths.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';
import { Term } from '#ui/baseball/term.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Text } from '#ui/kit/text.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { clubColumn, type SeasonProps, won } from './club-season.tsx';
import styles from './club.module.css';

const raceColumns: Column<DivisionClub>[] = [
  clubColumn('Club'),
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses },
  { id: 'gb', head: 'GB', term: 'gamesBehind', value: ({ behind }) => gamesBehindText(behind) },
  { id: 'l10', head: 'L10', term: 'lastTen', value: ({ lastTen }) => won(lastTen) },
  { id: 'streak', head: 'Strk', term: 'streak', value: ({ streak }) => streak },
];

type WildCardRace = Pick<ClubSeasonPage, 'wildCardBehind' | 'wildCardRank' | 'hasWildCard'>;

/** 'Holds the 2nd wild card, level with the first club without one, but ahead by the tiebreakers.' Null without a race. */
function describeWildCard({ wildCardBehind: behind, wildCardRank, hasWildCard }: WildCardRace): string | null {
  if (behind === null) return null;
  if (hasWildCard === null) return 'Level with the last wild card.';
  if (!hasWildCard)
    return behind > 0
      ? `${gamesBehindText(behind)} games behind the last wild card.`
      : `Level with the last wild card, but behind on ${behind === 0 ? 'tiebreakers' : 'percentage'}.`;
  const held = `Holds ${wildCardRank === null ? 'a' : `the ${ordinal(wildCardRank)}`} wild card`;
  return behind < 0
    ? `${held}, ${gamesBehindText(-behind)} games ahead of the first club without one.`
    : `${held}, level with the first club without one, but ahead on ${behind === 0 ? 'tiebreakers' : 'percentage'}.`;
}

/** The division with the club's row marked, and the race for a wild card. */
export function Standings({
  season,
  teamId,
  name = 'Division',
}: SeasonProps & { teamId: number; name: string | undefined }) {
  const wildCard = describeWildCard(season);
  return (
    <Panel title={name} className={styles.panel}>
      {season.division.length > 0 && (
        <Table
          caption={`${name} standings`}
          columns={raceColumns}
          rows={season.division}
          rowKey={(row) => row.teamId}
          marked={(row) => row.teamId === teamId}
          isSortable={false}
          areTermsShown={false}
          className={styles.strip}
        />
      )}
      {wildCard !== null && <Note>{wildCard}</Note>}
      <Link to={paths.standings({ team: teamId })} className={styles.more}>
        Full standings
      </Link>
    </Panel>
  );
}

type Leader = ClubStaff['leaders'][number];

const leaderNames: Record<Leader['id'], { head: string; term: TermId }> = {
  avg: { head: 'AVG', term: 'avg' },
  homeRuns: { head: 'HR', term: 'homeRuns' },
  rbi: { head: 'RBI', term: 'runsBattedIn' },
  ops: { head: 'OPS', term: 'ops' },
  stolenBases: { head: 'SB', term: 'stolenBases' },
  era: { head: 'ERA', term: 'era' },
  strikeOuts: { head: 'K', term: 'strikeOuts' },
  saves: { head: 'SV', term: 'saves' },
};

/** The best of the club in each category; of more than two with the same value, their number. */
export function Leaders({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <Panel title="Leaders" className={classNames(styles.panel, styles.best)}>
      <dl className={styles.leaders}>
        {leaders.map(({ id, value, players }) => (
          <div key={id}>
            <dt>
              <Term id={leaderNames[id].term}>{leaderNames[id].head}</Term>
            </dt>
            <dd>
              {players.length > 2
                ? `${players.length} players`
                : players.map((player) => (
                    <Link key={player.id} to={paths.player(player.id)}>
                      {player.name}
                    </Link>
                  ))}
            </dd>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const isInjured = ({ status }: ClubPlayer): boolean => status === 'injured' || status === 'injuredSixty';

/** The injured players with the list they are on. */
export function InjuredList({ roster }: { roster: readonly ClubPlayer[] | null }) {
  const injured = roster?.filter(isInjured) ?? [];
  if (injured.length === 0)
    return <Note>{roster === null ? 'The roster could not be loaded.' : 'No player is on the injured list.'}</Note>;
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
