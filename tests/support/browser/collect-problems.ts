import type { Page, Route } from 'playwright-core';

const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Collects everything a page complains of from now on, in words, into the array that it returns. */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.name} ${error.message} ${error.stack ?? ''}`));
  await page.exposeFunction('reportProblem', (problem: string) => problems.push(problem));
  await page.addInitScript(watchPage);
  await page.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => handleThirdPartyRequest(route, problems),
  );
  return problems;
}

/** Pictures of players may come from elsewhere and need no network here; anything else may not. */
async function handleThirdPartyRequest(route: Route, problems: string[]): Promise<void> {
  const request = route.request();
  if (request.resourceType() === 'image') {
    await route.fulfill({ contentType: 'image/gif', body: pixel });
  } else {
    problems.push(`third party called: ${request.url()}`);
    await route.abort();
  }
}

declare global {
  var reportProblem: (problem: string) => Promise<void>;
}

type ShiftSource = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: ShiftSource[] };

/** Runs inside the page, before its own scripts; it can see nothing of this file. */
function watchPage(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    void globalThis.reportProblem(`content policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
  // the browser forgives what follows a touch within half a second; what was asked for comes later on a busy machine
  const responseMs = 3000;
  let touchedAt = -responseMs;
  for (const kind of ['pointerdown', 'keydown', 'change'])
    addEventListener(kind, ({ timeStamp }) => (touchedAt = timeStamp), { capture: true });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      // less than this is a line of text set anew in its own place
      if (shift.hadRecentInput || shift.startTime - touchedAt < responseMs || shift.value < 0.001) continue;
      const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.nodeName ?? 'gone');
        return `${name} ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
      });
      const at = `${Math.round(shift.startTime)} ms`;
      void globalThis.reportProblem(`layout shift of ${shift.value.toFixed(4)} at ${at}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
