import { findOrInstallBrowser } from '../find-browser.ts';
import { countResult, type Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

/** Browser tests of the built application. */
export const browserStep: Step = {
  name: 'Browser tests',
  run: async () => {
    const browser = await findOrInstallBrowser();
    if (browser !== null) return vitestStep('Browser tests', 'browser', { BROWSER_PATH: browser }).run();
    process.stderr.write(
      'No browser: install Chrome or Chromium (or set BROWSER_PATH), or run as root on Debian or Ubuntu, or let Playwright download its own.\n',
    );
    return countResult(false);
  },
};
