import type { Freshness } from '#contract/freshness.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import type { Connection } from '../../api/watch-game.ts';
import { FreshnessNote } from '../../ui/freshness-note.tsx';
import styles from './freshness-line.module.css';

const words: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live, pitch by pitch',
  polling: 'Reconnecting; asking every 10 s',
};

type Props = { connection: Connection; freshness: Freshness };

/** How the figures come in, and how old they are when the league does not answer. */
export function FreshnessLine({ connection, freshness }: Props) {
  const now = useLeagueNow(5000);
  if (freshness.isStale && now !== null) return <FreshnessNote freshness={freshness} now={now} />;
  return (
    <p key={connection} className={styles.line} data-connection={connection}>
      <span className="needs-script">{words[connection]}</span>
      <span className="needs-no-script">Reload the page for what is new.</span>
    </p>
  );
}
