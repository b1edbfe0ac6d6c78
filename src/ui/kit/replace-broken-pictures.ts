/**
 * Pictures list further sources in `data-next` (space separated). A picture that fails gets the next one.
 * The listener is on the document, so that it also covers pictures before hydration. It captures because `error` does not bubble.
 */
function tryNext(picture: HTMLImageElement): void {
  const [next, ...rest] = (picture.dataset.next ?? '').split(' ').filter(Boolean);
  if (next === undefined) return;
  picture.dataset.next = rest.join(' ');
  // the sources of a <picture> have priority over `src`
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.srcset = next;
  picture.src = next;
}

export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tryNext(target), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-next]')) {
    if (picture.complete && picture.naturalWidth === 0) tryNext(picture);
  }
}
