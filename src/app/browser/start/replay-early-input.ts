/** A control that was used before hydration, with its state at that time, or a form that was submitted with Enter. */
export type EarlyInput = Map<Element, { type: string; value?: string; checked?: boolean }>;

declare global {
  /** set by the inline script of the page until hydration; ends the recording */
  var takeEarlyInput: (() => EarlyInput) | undefined;
}

/**
 * Repeats the input of a visitor who was faster than the scripts, once per control, now that React handles it. Links and forms
 * that work without scripts need no repetition: the browser followed them.
 */
export function replayEarlyInput(early: EarlyInput): void {
  // such as a search box that loads its data on focus
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [control, { type, value = '', checked = false }] of early) {
    if (!control.isConnected) continue;
    if (type === 'toggle') control.dispatchEvent(new Event('toggle'));
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else if (control instanceof HTMLButtonElement) control.click();
    else if (control instanceof HTMLSelectElement) replaySelection(control, value);
    else if (control instanceof HTMLInputElement) replayInput(control, value, checked);
  }
}

function replaySelection(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React ignores an event without a change. It watches assignments to `control.value` and `control.checked`, not those of the prototype. */
function replayInput(control: HTMLInputElement, value: string, isChecked: boolean): void {
  if (control.type === 'checkbox' || control.type === 'radio') {
    control.checked = !isChecked;
    control.click();
    return;
  }
  control.value = control.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
