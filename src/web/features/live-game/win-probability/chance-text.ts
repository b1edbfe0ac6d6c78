import type { Swing } from '#domain/game/chance-shapes.ts';
import { nameOf } from '#domain/game/describe.ts';
import { formatHalfInning } from '../format-half-inning.ts';
import type { GameView } from '#domain/game/model.ts';
import { surname } from '#domain/players/surname.ts';
import { formatChance } from '#web/ui/format-chance.ts';

/** 'Mets 62%, Braves 38%'. The two always add up to 100, whichever way half a percent is rounded. */
export function formatBothChances(homeChance: number, { away, home }: GameView['teams']): string {
  const isCertain = homeChance === 0 || homeChance === 1000;
  const rounded = isCertain ? homeChance : Math.min(999, Math.max(1, Math.round(homeChance / 10) * 10));
  return `${home.shortName} ${formatChance(rounded)}, ${away.shortName} ${formatChance(1000 - rounded)}`;
}

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
