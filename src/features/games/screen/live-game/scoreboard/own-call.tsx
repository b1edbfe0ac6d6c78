import { useQuery } from '@tanstack/react-query';
import type { GameView } from '#rules/baseball/game/model.ts';
import { formatChance } from '#ui/format-chance.ts';
import { picksQuery } from '#features/picks/queries.ts';
import styles from './scoreboard.module.css';

/** 'Your call: Braves, ahead, 86%' of the shown state, which follows the viewer's clock. Nothing without a pick. */
export function OwnCall({ view }: { view: GameView }) {
  const { gamePk, teams, totals, plateAppearance } = view;
  const { data } = useQuery({ ...picksQuery(view.officialDate), enabled: false });
  const pick = data?.picks.find((each) => each.gamePk === gamePk && each.state !== 'void');
  if (!pick) return null;
  const [side, other] = pick.winnerId === teams.home.id ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const lead = totals[side].runs - totals[other].runs;
  const words = [teams[side].shortName, lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'tied'];
  const chance = plateAppearance && (side === 'home' ? plateAppearance.homeChance : 1000 - plateAppearance.homeChance);
  return (
    <p className={styles.call}>
      Your call: <b>{[...words, ...(chance === null ? [] : [formatChance(chance)])].join(', ')}</b>
    </p>
  );
}
