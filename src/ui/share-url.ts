import { copyText } from './announce.ts';

/** Copies the full URL of a path of this site, and announces it by a name such as 'Link'. */
export function copyUrl(path: string, name: string): Promise<void> {
  return copyText(new URL(path, window.location.href).href, name);
}

/** Whether the browser has a share sheet. Not on the server. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Opens the share sheet with the full URL of a path of this site; without a sheet, copies it. A canceled share is not an error. */
export async function shareUrl(
  path: string,
  { name, ...sheet }: { name: string; title: string; text?: string },
): Promise<void> {
  if (!hasShareSheet()) return copyUrl(path, name);
  const url = new URL(path, window.location.href).href;
  await navigator.share({ ...sheet, url }).catch(() => undefined);
}
