import { useState } from 'react';
import type { GameCard } from '#domain/game/game-card.ts';
import { useLeagueNow } from '../../api/league-clock.ts';
import { announce } from '../../ui/announce.ts';
import { useDayBook } from './day-picks.ts';
import { isOpenAt } from '#domain/predictions/game-lock.ts';
import { useSlips } from './slip-store.ts';
import { unsent } from './slips.ts';
import styles from './submit-all-bar.module.css';

/** Appears once two or more choices wait: one press submits them all. */
export function SubmitAllBar({ games }: { games: readonly GameCard[] }) {
  const book = useDayBook();
  const slips = useSlips();
  const now = useLeagueNow(10_000);
  const [isSending, setIsSending] = useState(false);
  const byPk = new Map(games.map((game) => [game.gamePk, game]));
  const saved = new Map(
    games.flatMap(({ gamePk }) => {
      const pick = book.pickOf(gamePk);
      return pick === undefined ? [] : [[gamePk, pick.winnerId] as const];
    }),
  );
  const waiting = unsent(slips, saved, (gamePk) => {
    const game = byPk.get(gamePk);
    return game !== undefined && now !== null && isOpenAt(game, book.knownOf(gamePk), now);
  });
  if (waiting.length < 2 && !isSending) return null;

  const submitAll = async () => {
    setIsSending(true);
    const results = await Promise.all(
      waiting.flatMap(({ gamePk, winnerId }) => {
        const game = byPk.get(gamePk);
        return game === undefined ? [] : [book.submit(game, winnerId)];
      }),
    );
    setIsSending(false);
    const taken = results.filter(Boolean).length;
    announce(
      taken === results.length
        ? `${taken} predictions submitted`
        : `${taken} of ${results.length} predictions submitted`,
    );
  };
  return (
    <div className={styles.bar} role="region" aria-label="Chosen, not yet submitted">
      <p>
        <b>{waiting.length}</b> not yet submitted
      </p>
      <button type="button" aria-disabled={isSending || undefined} onClick={() => isSending || void submitAll()}>
        Submit all
      </button>
    </div>
  );
}
