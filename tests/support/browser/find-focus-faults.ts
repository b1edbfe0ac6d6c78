import type { Page } from 'playwright-core';

/** Lists the controls without a visible focus mark, those that other content covers when focused, and changes of the focus order. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  // after a key, the browser shows the mark for every change of the focus
  await page.keyboard.press('Tab');
  return page.evaluate(listFocusFaults);
}

/** Runs in the page, without access to this module. */
function listFocusFaults(): string[] {
  const marks = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderColor',
    'backgroundColor',
    'textDecoration',
  ] as const;
  /** the elements on which a control can show its focus: itself, its parents, its label and its neighbor */
  const shown = (control: HTMLElement): Element[] => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const near = [control, control.parentElement, control.parentElement?.parentElement, control.nextElementSibling];
    return [...near, ...labels, ...labels.flatMap((label) => [...label.children])].filter(
      (each) => each instanceof Element,
    );
  };
  const lookOf = (control: HTMLElement): string =>
    shown(control)
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
      .map((style) => marks.map((mark) => style[mark]).join(' '))
      .join('\n');
  const isCovered = (control: HTMLElement): boolean => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    const own = shown(control);
    return !xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && own.some((element) => element.contains(hit) || hit.contains(element));
      }),
    );
  };
  const name = (control: HTMLElement): string => control.outerHTML.slice(0, 120);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter((control) => !control.matches(':disabled, [tabindex="-1"]') && control.checkVisibility());
  const faults: string[] = [];
  for (const control of controls) {
    if (control.tabIndex > 0) faults.push(`changes the focus order: ${name(control)}`);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = lookOf(control);
    control.focus();
    // the browser does so too, but sometimes in a later frame
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (document.activeElement !== control) continue;
    if (lookOf(control) === before) faults.push(`no focus mark: ${name(control)}`);
    if (isCovered(control)) faults.push(`covered when focused: ${name(control)}`);
  }
  return faults;
}
