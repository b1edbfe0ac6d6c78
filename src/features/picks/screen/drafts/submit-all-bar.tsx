import { useState } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { announce } from '#ui/announcements/announce.ts';
import { useDayPicksContext } from '../day/day-picks-context.ts';
import { isOpenAt } from '#rules/picks/game-lock.ts';
import { useDraftPicks } from './draft-pick-store.ts';
import { listUnsentPicks } from './draft-picks.ts';
import styles from '../form/pick-form.module.css';
import { Button } from '#ui/button.tsx';

/** A button that submits all draft picks; shown from two draft picks on. */
export function SubmitAllBar({ games }: { games: readonly GameCard[] }) {
  const dayPicks = useDayPicksContext();
  const draftPicks = useDraftPicks();
  const now = useLeagueNow(10_000);
  const [isSending, setIsSending] = useState(false);
  const byPk = new Map(games.map((game) => [game.gamePk, game]));
  const saved = new Map(
    games.flatMap(({ gamePk }) => {
      const pick = dayPicks.findPick(gamePk);
      return pick === undefined ? [] : [[gamePk, pick.winnerId] as const];
    }),
  );
  const toSubmit = listUnsentPicks(draftPicks, saved, (gamePk) => {
    const game = byPk.get(gamePk);
    return game !== undefined && now !== null && isOpenAt(game, dayPicks.findGamePicks(gamePk), now);
  });
  if (toSubmit.length < 2 && !isSending) return null;

  const submitAll = async () => {
    setIsSending(true);
    const results = await Promise.all(
      toSubmit.flatMap(({ gamePk, winnerId }) => {
        const game = byPk.get(gamePk);
        return game === undefined ? [] : [dayPicks.submit(game, winnerId)];
      }),
    );
    setIsSending(false);
    const accepted = results.filter(Boolean).length;
    announce(
      accepted === results.length
        ? `${accepted} predictions submitted`
        : `${accepted} of ${results.length} predictions submitted`,
    );
  };
  return (
    <div className={styles.submitAllBarBar} role="region" aria-label="Chosen, not yet submitted">
      <p>
        <b>{toSubmit.length}</b> not yet submitted
      </p>
      <Button aria-disabled={isSending || undefined} onClick={() => isSending || void submitAll()}>
        Submit all
      </Button>
    </div>
  );
}
