import { onSingleKey } from '#ui/on-single-key.ts';

const settingName = 'hold-key';

/** Whether the key H holds and resumes updates. The user can turn single keys off, because speech input can press them. */
export function isHoldKeyOn(): boolean {
  return localStorage.getItem(settingName) !== 'off';
}

export function setHoldKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(settingName);
  else localStorage.setItem(settingName, 'off');
}

/** Calls back when the user presses H outside of a field. Returns a function that stops it. */
export function onHoldKey(toggle: () => void): () => void {
  return onSingleKey((key) => {
    if (key === 'H' && isHoldKeyOn()) toggle();
  });
}
