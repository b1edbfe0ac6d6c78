import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whether the page shows its own fonts: they are optional, so that a page that waits too long for them keeps those of the system. */
function showsOwnFonts(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'mmmiii';
  probe.style.cssText = 'position: absolute; font: 16px monospace';
  document.body.append(probe);
  const { offsetWidth } = probe;
  probe.style.fontFamily = 'Inter, monospace';
  const isOwn = probe.offsetWidth !== offsetWidth;
  probe.remove();
  return isOwn;
}

/** Opens a URL until the page has its own fonts, which are wider or narrower than those of the system. */
export async function goWithFonts(page: Page, url: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(url);
      return page.evaluate(showsOwnFonts);
    })
    .toBe(true);
}
