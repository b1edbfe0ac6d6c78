import { bullpenGate } from './moments/bullpen-gate.ts';
import { lostBall } from './moments/lost-ball.ts';
import { newPark } from './moments/new-park.ts';
import { rainDelay } from './moments/rain-delay.ts';
import { walkOff } from './moments/walk-off.ts';
import { park } from './park.ts';
import { sheet } from './scenery.ts';
import { pitching } from './tiles/pitching.ts';
import { roster } from './tiles/roster.ts';
import { sabermetrics } from './tiles/sabermetrics.ts';
import { scorebook } from './tiles/scorebook.ts';
import { umpire } from './tiles/umpire.ts';

export const siteFolder = 'src/app/browser/public/pictures/site';

/** Sheets of drawings in the colors of the page, one sheet per group of drawings that a page shows together. */
export const siteFiles: readonly { path: string; svg: string }[] = [
  { path: `${siteFolder}/park.svg`, svg: sheet(park()) },
  { path: `${siteFolder}/tiles.svg`, svg: sheet(roster(), sabermetrics(), scorebook(), umpire(), pitching()) },
  { path: `${siteFolder}/moments.svg`, svg: sheet(lostBall(), rainDelay(), walkOff(), newPark(), bullpenGate()) },
];
