import { useQuery } from '@tanstack/react-query';
import { paths } from '#platform/page/paths.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Text } from '#ui/kit/text.tsx';
import type { TonightChances } from '../contract.ts';
import { tonightChancesQuery } from '../queries.ts';
import { describeDecided, formatStakes, openGoal } from '../rules/stakes.ts';
import styles from './game-stakes.module.css';

type Current = NonNullable<TonightChances['current']>;
type SideChances = Current['games'][number]['home'];

type ClubStakesProps = { compared: Current['compared']; side: SideChances; shortName: string };

/** 'Yankees: playoffs 61% now, 66% with a win, 54% with a loss', and the range as a bar from 0 to 100%. */
function ClubStakes({ compared, side, shortName }: ClubStakesProps) {
  const { goal, isOpen, now, win, loss } = formatStakes(compared, side);
  const place = (chances: SideChances['now']) => 100 * (chances[openGoal(compared, side)] ?? 0);
  if (!isOpen)
    return (
      <li>
        <b>{shortName}</b>
        {`: ${describeDecided(goal, now)}`}
      </li>
    );
  const [from, to] = [place(side.loss), place(side.win)];
  return (
    <li data-club={side.teamId}>
      <p>
        <b>{shortName}</b>
        {`: ${goal} `}
        <b>{now}</b>
        {' now, '}
        <b>{win}</b>
        {' with a win, '}
        <b>{loss}</b>
        {' with a loss'}
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect y="3.500" width="100" height="1" />
        <rect x={from} y="1" width={Math.max(0, to - from)} height="6" className={styles.range} />
        <rect x={Math.min(99.4, place(side.now))} width="0.6" height="8" className={styles.now} />
      </svg>
    </li>
  );
}

type GameStakesProps = {
  gamePk: number;
  teams: Record<Side, Pick<GameCard['teams']['home'], 'shortName'>>;
  /** keeps the place of the lines until they are loaded */
  keepsPlace?: boolean;
};

/** What a game before its first pitch means for the season of both clubs; nothing if that is not known. */
export function GameStakes({ gamePk, teams, keepsPlace = false }: GameStakesProps) {
  const { data, isPending } = useQuery(tonightChancesQuery());
  const game = data?.current?.games.find((each) => each.gamePk === gamePk);
  if (data?.current == null || game === undefined)
    return keepsPlace && isPending ? <div className={styles.place} /> : null;
  const { compared } = data.current;
  return (
    <div className={classNames(styles.game, keepsPlace && styles.place)}>
      <ul>
        <ClubStakes compared={compared} side={game.away} shortName={teams.away.shortName} />
        <ClubStakes compared={compared} side={game.home} shortName={teams.home.shortName} />
      </ul>
      <Text as="p" size="xs">
        <Link to={paths.faq('chances')}>The chances of the season</Link> are the model’s estimate.
      </Text>
    </div>
  );
}
