import { useQueryClient } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';
import styles from '../live-game.page.module.css';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Starts the replay of a game at its first pitch. The page stays as it is until the events are loaded. */
export function ReplayLink({ gamePk }: { gamePk: number }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const to = paths.liveGame(gamePk, { at: 0 });
  const open = async () => {
    setOpening(true);
    // without the events, the server sends the moment
    await queryClient.fetchQuery(replayerQuery(String(gamePk))).catch(() => null);
    setOpening(false);
    await navigate(to, { preventScrollReset: true });
  };
  return (
    <Link
      to={to}
      className={classNames(controls.linkRow, styles.link)}
      aria-busy={isOpening}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (!isOpening) void open();
      }}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 3-6.2M4 4v4h4" />
      </svg>
      Replay
    </Link>
  );
}
