import { announce } from '#ui/announcements/announce.ts';

/** Copies the full address of a path of this site, and announces it by a name such as 'Link'. */
export async function copyAddress(path: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    announce(`${name} copied`);
  } catch {
    announce(`The ${name.toLowerCase()} could not be copied`);
  }
}
