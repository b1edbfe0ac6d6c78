import type { Swing } from '#rules/baseball/game/chance-shapes.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { surname } from '#rules/baseball/players/surname.ts';

/** events that take a possessive: 'Fletcher’s double' */
const ownEvents = /^(Single|Double|Triple|Home Run|Walk|Strikeout|Groundout|Flyout|Lineout|Pop Out|Sac Fly|Sac Bunt)$/;

/** 'Fletcher’s home run', 'Adames: Field Error' */
function describeEvent({ event, batterId }: Swing, people: GameView['people']): string {
  const name = surname(nameOf(people, batterId));
  if (!ownEvents.test(event)) return `${name}: ${event}`;
  return `${name}${name.endsWith('s') ? '’' : '’s'} ${event.toLowerCase()}`;
}

/** 'Fletcher’s double, Bottom 4th, +18 points for the Mets' */
export function describeSwing(swing: Swing, { teams }: Pick<GameView, 'teams'>, people: GameView['people']): string {
  const side = swing.change < 0 ? teams.away : teams.home;
  const points = Math.round(Math.abs(swing.change) / 10);
  return `${describeEvent(swing, people)}, ${formatHalfInning(swing)}, +${points} ${points === 1 ? 'point' : 'points'} for the ${side.shortName}`;
}
