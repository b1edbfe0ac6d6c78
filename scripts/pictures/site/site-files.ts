import { park } from './park.ts';
import { sheet } from './scenery.ts';

export const siteFolder = 'src/web/public/pictures/site';

/** Sheets of the drawings that the pages take their own colours into, by the page that wants them together. */
export const siteFiles: readonly { path: string; svg: string }[] = [
  { path: `${siteFolder}/park.svg`, svg: sheet(park()) },
];
