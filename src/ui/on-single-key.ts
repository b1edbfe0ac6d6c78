/** fields into which text is typed */
const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable], [role=combobox]';

/** Calls back with each single key, in upper case, pressed outside of a field. Returns a function that stops it. */
export function onSingleKey(act: (key: string) => void): () => void {
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target, repeat }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.closest(typing) !== null) return;
    act(key.toUpperCase());
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
