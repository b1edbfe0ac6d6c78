import { fileURLToPath } from 'node:url';
import type { Rates } from '#rules/baseball/win-probability/outcomes.ts';

export const ratesPath = fileURLToPath(
  new URL('../../src/rules/baseball/win-probability/fitted-rates.ts', import.meta.url),
);

/** Formats the rates as the source file of the product. */
export function formatRatesFile(rates: Rates): string {
  const lines = Object.entries(rates).map(([name, rate]) => `  ${name}: ${rate.toFixed(4)},`);
  return `import type { Rates } from './outcomes.ts';

/**
 * Written by \`npm run tool -- fit-win-probability\`: the rates that fit best how the games of 2011 to 2019 ended, by situation, as
 * github.com/gregstoll/baseballstats (Apache License 2.0) counts them from Retrosheet's plays. See NOTICE.md.
 */
export const fittedRates: Rates = {
${lines.join('\n')}
};
`;
}
