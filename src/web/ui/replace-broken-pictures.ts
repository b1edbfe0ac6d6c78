/**
 * Pictures name their next sources in `data-next` (space separated). A picture that fails is given the next one.
 * Listens on the document, so it also serves pictures that React has not hydrated yet; `error` does not bubble, hence capture.
 */
function tryNext(picture: HTMLImageElement): void {
  const [next, ...rest] = (picture.dataset.next ?? '').split(' ').filter(Boolean);
  if (next === undefined) return;
  picture.dataset.next = rest.join(' ');
  // a <picture>'s own choice would come before `src`
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.srcset = next;
  picture.src = next;
}

export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tryNext(target), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-next]')) {
    if (picture.complete && picture.naturalWidth === 0) tryNext(picture);
  }
}
