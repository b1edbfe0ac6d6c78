import { copyText } from './announce.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { LineIcon } from './line-icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './share-button.module.css';

type ShareButtonProps = { title: string; className?: string | undefined };

/** Shares the page by the share sheet of the browser; without one, copies the URL. Not shown without scripts. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const isHydrated = useIsHydrated();
  const label = isHydrated && !hasShareSheet() ? 'Copy link' : 'Share';
  return (
    <Button
      look="textButton"
      className={classNames(styles.share, 'needs-script', className)}
      onClick={() => void shareUrl(window.location.href, { name: 'Link', title })}
    >
      <LineIcon path="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" size={18} />
      {/* the key makes a changed label a new element, which is no layout shift */}
      <span key={label}>{label}</span>
    </Button>
  );
}

/** Whether the browser has a share sheet. Not on the server. */
function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Opens the share sheet with the full URL of a path of this site; without a sheet, copies it. A canceled share is not an error. */
export async function shareUrl(
  path: string,
  { name, ...sheet }: { name: string; title: string; text?: string },
): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (!hasShareSheet()) return copyText(url, name);
  await navigator.share({ ...sheet, url }).catch(() => undefined);
}
