import { levels } from '#rules/baseball/game/levels.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Choice } from '#ui/choice.tsx';

type LevelLinksProps = { date: string | undefined; level: number };

/** Links to the levels for the same day. */
export function LevelLinks({ date, level }: LevelLinksProps) {
  const choices = levels.map(({ id, name }) => ({
    to: paths.today({ date, level: id }),
    name,
    isChosen: id === level,
  }));
  return <Choice label="Level" options={choices} />;
}
