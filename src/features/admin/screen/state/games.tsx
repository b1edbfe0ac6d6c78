import type { AdminGame, adminRegradeGame } from '../../contract/admin.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from '../admin.module.css';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { Text } from '#ui/text.tsx';
import { Button } from '#ui/button.tsx';

/** The games whose picks wait for a result. */
export function Games({ games }: { games: readonly AdminGame[] }) {
  const { run, isRunning, result } = useAdminChange();
  return (
    <AdminPanel title="Held and unsettled games" result={result}>
      {games.length === 0 && <p>All games of past days are settled.</p>}
      <ul className={styles.list}>
        {games.map(({ gamePk, officialDate, away, home, phase, settlement }) => (
          <li key={gamePk}>
            <p className={styles.name}>
              <Link to={paths.liveGame(gamePk)}>
                {away} at {home}
              </Link>
              <Text size="sm">
                {officialDate}, {settlement === 'due' ? `${phase}, to be graded` : phase}
              </Text>
            </p>
            <Button
              disabled={isRunning}
              aria-label={`Grade again: ${away} at ${home}, ${officialDate}`}
              onClick={() =>
                void run(() =>
                  send<typeof adminRegradeGame>('POST /api/admin/games/:gamePk/regrade', { params: { gamePk } }),
                )
              }
            >
              Grade again
            </Button>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
