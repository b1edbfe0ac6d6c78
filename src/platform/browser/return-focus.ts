const key = 'opened-scores';

/** Before the page is loaded again with other hidden scores. */
export function keepFocusOnOpener(): void {
  sessionStorage.setItem(key, '1');
}

/** Gives the focus back to the button of the dialog, unless the user has gone on. */
export function returnFocus(): void {
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  if (document.activeElement !== document.body) return;
  const openers = document.querySelectorAll<HTMLElement>('[data-opens="scores"]');
  [...openers].find((opener) => opener.checkVisibility())?.focus({ preventScroll: true });
}
