import type { Page } from 'playwright-core';

const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Returns an array to which every later problem of the page is added. */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.name} ${error.message} ${error.stack ?? ''}`));
  await page.exposeFunction('reportProblem', (problem: string) => problems.push(problem));
  await page.addInitScript(watchPage);
  await refuseThirdParties(page, problems);
  return problems;
}

const isLocal = (url: string): boolean =>
  !URL.canParse(url) || !/^(?:http|ws)/.test(url) || ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

/**
 * Pictures of players may come from third parties and get a placeholder; other requests are problems. Only requests to third parties
 * are intercepted: `page.route` would stop every request of the page, and turn off its HTTP cache.
 */
async function refuseThirdParties(page: Page, problems: string[]): Promise<void> {
  page.on('request', (request) => {
    if (!isLocal(request.url()) && request.resourceType() !== 'image')
      problems.push(`third party called: ${request.url()}`);
  });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const answer = isLocal(request.url)
      ? session.send('Fetch.continueRequest', { requestId })
      : resourceType === 'Image'
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/gif' }],
            body: pixel,
          })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // the page can be closed meanwhile
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

declare global {
  var reportProblem: (problem: string) => Promise<void>;
}

type ShiftSource = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: ShiftSource[] };

/** Runs in the page before its scripts, without access to this module. */
function watchPage(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    void globalThis.reportProblem(`content policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
  // browsers ignore shifts within 500 ms of an input or a new window size; on a slow machine the response takes longer
  const responseMs = 3000;
  let touchedAt = -responseMs;
  for (const kind of ['pointerdown', 'keydown', 'change', 'resize'])
    addEventListener(kind, ({ timeStamp }) => (touchedAt = timeStamp), { capture: true });
  // text whose font arrives during the first paint is not visible before; its place then changes by a few pixels
  let fontsLoadedAt = -responseMs;
  document.fonts.addEventListener('loadingdone', ({ timeStamp }) => (fontsLoadedAt = timeStamp));
  const isFontOfFirstPaint = ({ startTime, value }: LayoutShift) =>
    value < 0.01 && Math.abs(startTime - fontsLoadedAt) < 300;
  const report = async (shift: LayoutShift, problem: string) => {
    // the event of the fonts can come after the shift
    await document.fonts.ready;
    if (!isFontOfFirstPaint(shift)) await globalThis.reportProblem(problem);
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      // smaller shifts are lines of text rendered again in place
      if (shift.hadRecentInput || shift.startTime - touchedAt < responseMs || shift.value < 0.001) continue;
      const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.nodeName ?? 'gone');
        return `${name} ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
      });
      const at = `${Math.round(shift.startTime)} ms`;
      const problem = `layout shift of ${shift.value.toFixed(4)} at ${at}: ${moved.join(', ')}`;
      void report(shift, problem);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
