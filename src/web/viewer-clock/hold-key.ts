const settingName = 'hold-key';

/** Whether the key H holds and resumes updates. The user can turn single keys off, because speech input can press them. */
export function isHoldKeyOn(): boolean {
  return localStorage.getItem(settingName) !== 'off';
}

export function setHoldKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(settingName);
  else localStorage.setItem(settingName, 'off');
}

const typing = 'input, select, textarea, [contenteditable]';

/** Calls back when the user presses H outside of a field. Returns a function that stops it. */
export function onHoldKey(toggle: () => void): () => void {
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target, repeat }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'h' || ctrlKey || metaKey || altKey || repeat || !isHoldKeyOn()) return;
    if (target instanceof Element && target.closest(typing) !== null) return;
    toggle();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
