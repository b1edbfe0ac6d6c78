import { levels } from '#rules/baseball/game/levels.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { ChoiceLinks } from '#ui/choice/choice-links.tsx';

type LevelLinksProps = { date: string | undefined; level: number };

/** Links to the levels for the same day. */
export function LevelLinks({ date, level }: LevelLinksProps) {
  const choices = levels.map(({ id, name }) => ({
    to: paths.today({ date, level: id }),
    name,
    isChosen: id === level,
  }));
  return <ChoiceLinks label="Level" choices={choices} />;
}
