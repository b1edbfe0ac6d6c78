import { midSeason } from '#tests/support/app/mid-season.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { runLighthouse } from '../../scripts/audit/run-lighthouse.ts';
import { filterStops, listTourStops } from '../../scripts/tour/tour-stops.ts';
import { percentile } from './measure/percentile.ts';
import { readLighthouse, type PageFigures } from './measure/read-lighthouse.ts';

/**
 * Measures every public page as Lighthouse simulates a phone, in turns with the same page without scripts: medians of three runs.
 * Words of the command line select pages by name.
 */
const runs = 3;
const words = process.argv.slice(2);

const app = await startApp({ ...midSeason, SIMULATED_FANS: '0' });
try {
  // without simulated users there is no other user's page
  const stops = filterStops(await listTourStops(app.url, 'nobody'), words).filter(
    ({ name, isSignedIn, isMissing }) => !isSignedIn && !isMissing && !['api', 'user-other'].includes(name),
  );
  for (const { name, path } of stops) {
    const [page, plain] = await measure(`${app.url}${path}`);
    process.stdout.write(`${name}: ${describe(page)}\n  without scripts: ${describe(plain)}\n`);
  }
} finally {
  await app.stop();
}

async function measure(url: string): Promise<[PageFigures, PageFigures]> {
  const pages: PageFigures[] = [];
  const plain: PageFigures[] = [];
  for (let run = 0; run < runs; run++) {
    pages.push(await measureOnce(url, []));
    plain.push(await measureOnce(url, ['--blocked-url-patterns=*.js']));
  }
  return [medians(pages), medians(plain)];
}

async function measureOnce(url: string, flags: string[]): Promise<PageFigures> {
  return readLighthouse(await runLighthouse(url, { flags: ['--only-categories=performance', ...flags] }));
}

function medians(all: PageFigures[]): PageFigures {
  const median = (key: keyof PageFigures) =>
    percentile(
      all.map((figures) => figures[key]),
      50,
    );
  return {
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    requests: median('requests'),
    headshots: median('headshots'),
    bytes: median('bytes'),
    requestsBeforeScripts: median('requestsBeforeScripts'),
    bytesBeforeScripts: median('bytesBeforeScripts'),
  };
}

function describe(figures: PageFigures): string {
  const { fcp, lcp, tbt, cls, requests, headshots, bytes, requestsBeforeScripts, bytesBeforeScripts } = figures;
  const kilobytes = (value: number) => `${Math.round(value / 1000)} kB`;
  return [
    `FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    `${requestsBeforeScripts} requests and ${kilobytes(bytesBeforeScripts)} before scripts, ${requests} and ${kilobytes(bytes)} in all, of these ${headshots} pictures of players`,
  ].join('; ');
}
