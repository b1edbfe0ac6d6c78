import { useQueryClient } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { replayerQuery } from '#features/replay/queries/use-replay.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** On a phone, the menu of the tools would cover what its tool opens. */
export function closeTools({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
}

/** Starts the replay of a game at its first pitch. The page stays as it is until the events are loaded. */
export function ReplayLink({ gamePk, className }: { gamePk: number; className: string | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const to = paths.liveGame(gamePk, { at: 0 });
  const open = async () => {
    setOpening(true);
    // without the events, the server sends the moment
    await queryClient.fetchQuery(replayerQuery(String(gamePk))).catch(() => null);
    setOpening(false);
    await navigate(to);
  };
  return (
    <Link
      to={to}
      className={className}
      aria-busy={isOpening}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        closeTools(event);
        if (!isOpening) void open();
      }}
    >
      Replay
    </Link>
  );
}
