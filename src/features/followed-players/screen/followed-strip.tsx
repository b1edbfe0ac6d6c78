import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/queries/session.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { paths } from '#platform/page/paths.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Time } from '#ui/kit/time.tsx';
import type { PlayerDay } from '../contract.ts';
import { useFollowed } from '../queries/followed.ts';
import { playerDaysQuery } from '../queries/player-days.ts';
import { describeTurn, urgency } from '../rules/find-turn.ts';
import styles from './followed-strip.module.css';

const beforeGame: readonly string[] = ['starting', 'unannounced', 'inLineup'] satisfies PlayerDay['turn']['kind'][];

function Chip({ day: { playerId, name, gamePk, game, startsAt, turn, line } }: { day: PlayerDay }) {
  const isToCome = beforeGame.includes(turn.kind);
  return (
    <li>
      <Link
        to={isToCome ? paths.player(playerId) : paths.liveGame(gamePk)}
        className={styles.chip}
        data-now={turn.kind === 'atBat' || undefined}
        title={game}
      >
        <span>
          <b>{surname(name)}</b> {describeTurn(turn)}
          {isToCome &&
            (startsAt === null ? (
              ' today'
            ) : (
              <>
                {' '}
                at <Time at={startsAt} isTight />
              </>
            ))}
        </span>
        <Text size="xs">{line ?? game}</Text>
      </Link>
    </li>
  );
}

function movedText(moved: number | null): string {
  if (moved === null) return 'The players followed on this device are too many for your account. ';
  return moved > 0 ? 'The players followed on this device are in your account now. ' : '';
}

/**
 * What the followed players do today, first those who can act soonest: a strip of one height, because the server does not know the
 * players of a device. The HTML of a visitor has the tip: on a phone it is the largest paint, which must not wait for scripts.
 */
export function FollowedPlace() {
  const isVisitor = useSession().user === null;
  const followed = useFollowed();
  const { data, error } = useQuery(playerDaysQuery(followed?.playerIds ?? []));
  const moved = followed === null ? '' : movedText(followed.moved);
  const days = (data?.players ?? []).toSorted((one, other) => urgency(one.turn) - urgency(other.turn));
  const hasNone = followed === null ? isVisitor : followed.playerIds.length === 0;
  return (
    <section aria-label="Followed players" className={styles.place}>
      {hasNone && (
        <p>
          Follow players with the star on <Link to={paths.player()}>their pages</Link>, and see here when they bat.
        </p>
      )}
      {moved !== '' && <p>{moved}</p>}
      {error && (
        <p>{isApiError(error) && error.code === 'hidden' ? error.message : 'Your players could not be loaded.'}</p>
      )}
      {data?.players.length === 0 && <p>None of your players has a game today.</p>}
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <Chip key={`${day.playerId} ${day.gamePk}`} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}
