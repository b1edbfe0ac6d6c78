import type { RollingPlayer } from '../../contract.ts';
import { rollingFigures, type RollingGroup } from '../../rules/rolling-figures.ts';
import { useLeague } from '#features/source/queries/league.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { ListedHeadshot } from '#ui/pictures/listed-headshot.tsx';
import { Person } from '#ui/person.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import styles from '../rolling-metrics.module.css';
import { StatLines } from './stat-lines.tsx';
import { TrendLine } from './trend-line.tsx';
import type { Scale } from './trend-scale.ts';

type FormCardProps = {
  player: RollingPlayer;
  group: RollingGroup;
  figure: string;
  scale: Scale | null;
  window: number;
};

/** 'May 3 to May 14' */
function formatDays({ from, to }: RollingPlayer): string {
  const [first, last] = [dateParts(from).monthAndDay, dateParts(to).monthAndDay];
  return first === last ? first : `${first} to ${last}`;
}

const formatGames = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

/** A warning about a small sample: few games, or few plate appearances in them. */
function describeSmallSample(
  { games, isSmall, sample }: RollingPlayer,
  group: RollingGroup,
  window: number,
): string | null {
  if (games < window) return `Small sample: ${formatGames(games)} of ${window}`;
  const unit = group === 'hitting' ? 'plate appearances' : 'batters faced';
  return isSmall ? `Small sample: ${sample ?? 'few'} ${unit}` : null;
}

/** A player's last games: picture, name, every figure, and a trend line of the figure by which the cards are sorted. */
export function FormCard({ player, group, figure: id, scale, window }: FormCardProps) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const index = rollingFigures[group].findIndex((figure) => figure.id === id);
  const figure = rollingFigures[group][index];
  const warning = describeSmallSample(player, group, window);
  return (
    <Card as="li" className={styles.card}>
      <Person
        face={<ListedHeadshot playerId={player.id} leagueKind={leagueKind} size={52} />}
        name={player.name}
        to={paths.player(player.id)}
      >
        {player.position !== null && <p>{player.position}</p>}
      </Person>
      <p className={styles.days}>
        {formatGames(player.games)}, {formatDays(player)}
        {warning !== null && <strong>{warning}</strong>}
      </p>
      {figure && scale && <TrendLine player={player} figure={figure} index={index} scale={scale} />}
      <StatLines player={player} group={group} sorted={id} />
    </Card>
  );
}
