/** The countdown of the preview alert has its own file; the page of the day loads it before hydration. */
export function loadNextPreview() {
  return import('./day/next-preview.tsx');
}
