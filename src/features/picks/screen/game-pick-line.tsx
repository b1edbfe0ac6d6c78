import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { Stack } from '#ui/kit/stack.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Crowd } from '../contract/picks.ts';
import { useDayPicks } from './day-picks.tsx';
import { type PickableGame, clubName, crowdShares, describeCrowd, describeOutcome } from './pick-text.ts';
import styles from './picks.module.css';

/** Below a game that has started: the user's pick with its outcome, and the picks of all users. */
export function GamePickLine({ game }: { game: PickableGame }) {
  const { gamePk, teams } = game;
  const dayPicks = useDayPicks();
  const pick = dayPicks.findPick(gamePk);
  const crowd = dayPicks.findGamePicks(gamePk)?.crowd ?? null;
  if (pick === undefined && crowd === null) {
    // a live card reserves the line, so that loaded picks cause no layout shift
    return isLive(game) ? (
      <p className={styles.line}>{game.noPicksReason ?? (dayPicks.isLoaded ? 'No picks on this game.' : '\u00A0')}</p>
    ) : null;
  }
  const names = { away: teams.away.shortName, home: teams.home.shortName };
  return (
    <p className={styles.line}>
      {pick !== undefined && (
        <b data-state={pick.state}>
          You called the {clubName(game, pick.winnerId)}
          {describeOutcome(pick)}
        </b>
      )}{' '}
      {crowd !== null && <span>{describeCrowd(crowd, names, { isEnded: isOver(game) })}</span>}
    </p>
  );
}

/** On the card of a game that was moved to this day: shows that the pick for the old day is void. */
export function MovedPick({ game }: { game: PickableGame }) {
  const pick = useDayPicks().findMovedPick(game.gamePk);
  if (pick === undefined) return null;
  return (
    <p className={styles.line}>
      <span>
        The game was moved: your call of the {clubName(game, pick.winnerId)} for{' '}
        {dateParts(pick.officialDate).monthAndDay} is void.
      </span>
    </p>
  );
}

/** The picks of all users for a locked game: a bar in the colors of both clubs, and a sentence. */
export function CrowdBar({ crowd, teams: { away, home } }: { crowd: Crowd; teams: PickableGame['teams'] }) {
  const share = crowdShares(crowd);
  return (
    <Stack gap={1}>
      {share !== null && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" height="8" aria-hidden="true" className={styles.bar}>
          <rect width={share.away} height="6" data-club={away.id} />
          <rect x={share.away} width={share.home} height="6" data-club={home.id} />
          {share.away > 0 && share.home > 0 && (
            <rect x={share.away - 0.5} width="1" height="6" className={styles.gap} />
          )}
        </svg>
      )}
      <p>{describeCrowd(crowd, { away: away.shortName, home: home.shortName })}</p>
    </Stack>
  );
}
