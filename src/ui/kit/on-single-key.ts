/** fields into which text is typed */
const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable], [role=combobox]';

const settingName = 'single-keys';

/** Whether single keys act. The user can turn them off, because speech input can press them (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(settingName) !== 'off';
}

export function setSingleKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(settingName);
  else localStorage.setItem(settingName, 'off');
}

/** Calls back with each single key, in upper case, pressed outside of a field. Returns a function that stops it. */
export function onSingleKey(act: (key: string, event: KeyboardEvent) => unknown): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || !areSingleKeysOn()) return;
    if (target instanceof Element && target.closest(typing) !== null) return;
    act(key.toUpperCase(), event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
