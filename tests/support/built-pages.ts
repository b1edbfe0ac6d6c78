import { existsSync } from 'node:fs';

/** Browser tests run the built application; `npm test` builds it beforehand. */
export default function setup(): void {
  if (!existsSync('dist/.built-from')) throw new Error('Build the pages first: npm run build');
}
