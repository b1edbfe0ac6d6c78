/** The token of a mailed link, from the fragment of the URL. Any other text if there is none: the server refuses it. */
export function readLinkToken(): string {
  return /^#token=([\w-]+)$/.exec(window.location.hash)?.[1] ?? 'none';
}
