import type { scheduleStrength } from '#features/schedule/contract.ts';
import type { Opponent, Strength } from '#features/schedule/rules/strength.ts';
import { clubName } from '#features/schedule/screen/schedule-text.ts';
import type { CallOutput } from '#platform/api/endpoint.ts';
import { paths } from '#platform/page/paths.ts';
import { thousandths } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

const shortName = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? clubName(teamId);

/** '.512' */
const percentage = (value: number | null): string | null => (value === null ? null : thousandths(value));

const club = {
  id: 'club',
  head: 'Club',
  isText: true,
  value: ({ teamId }: { teamId: number }) => shortName(teamId),
  cell: ({ teamId }: { teamId: number }) => <Link to={paths.schedule({ team: teamId })}>{shortName(teamId)}</Link>,
};

const strengthColumns: Column<Strength>[] = [
  club,
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins, isMore: true },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses, isMore: true },
  { id: 'left', head: 'Left', title: 'Games left', value: ({ left }) => left.games },
  { id: 'home', head: 'Home', title: 'Games left at home', value: ({ left }) => left.home },
  {
    id: 'strength',
    head: 'Opp. left',
    title: 'Mean winning percentage of the opponents left',
    value: ({ left }) => percentage(left.percentage),
    heat: { better: 'low' },
  },
  {
    id: 'played',
    head: 'Opp. so far',
    title: 'Mean winning percentage of the opponents so far',
    value: ({ played }) => percentage(played.percentage),
  },
];

const opponentColumns: Column<Opponent>[] = [
  { ...club, head: 'Opponent' },
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses },
  {
    id: 'pct',
    head: 'PCT',
    term: 'pct',
    value: ({ wins, losses }) => percentage(wins + losses === 0 ? null : wins / (wins + losses)),
    heat: { better: 'low' },
  },
  { id: 'left', head: 'Left', title: 'Games left', value: ({ games }) => games },
  { id: 'home', head: 'Home', title: 'Games left at home', value: ({ home }) => home, isMore: true },
  {
    id: 'so-far',
    head: 'So far',
    title: 'Won and lost against this club',
    value: ({ won, lost }) => `${won}–${lost}`,
  },
];

type ScheduleStrength = CallOutput<typeof scheduleStrength>;

/** The opponents that a club has left, or the strength of the schedules of all clubs. */
export function StrengthPanel({ strength, team }: { strength: ScheduleStrength; team: number | undefined }) {
  const { season, clubs, opponents } = strength;
  const own = clubs.find(({ teamId }) => teamId === team);
  if (clubs.length === 0) return null;
  if (team === undefined || own === undefined)
    return (
      <Panel title="Opponents by strength">
        <Note>
          The mean winning percentage of the opponents, each game counted. The strongest opponents left come first.
        </Note>
        <Table
          caption={`Strength of the schedules of ${season}`}
          columns={strengthColumns}
          rows={clubs}
          rowKey={({ teamId }) => teamId}
          urlName="strength"
          csvName={`schedule-strength-${season}`}
        />
      </Panel>
    );
  return (
    <Panel title="Opponents left">
      <Note>
        {own.left.games} games are left, {own.left.home} at home. The opponents’ mean winning percentage is{' '}
        {percentage(own.left.percentage) ?? 'unknown'}: {clubs.indexOf(own) + 1} of {clubs.length}, 1 is the hardest.{' '}
        <Link to={paths.schedule()}>All clubs</Link>
      </Note>
      <Table
        caption={`Opponents of the ${clubName(team)} in ${season}`}
        columns={opponentColumns}
        rows={opponents}
        rowKey={({ teamId }) => teamId}
        urlName="opponents"
        csvName={`opponents-${team}-${season}`}
      />
    </Panel>
  );
}
