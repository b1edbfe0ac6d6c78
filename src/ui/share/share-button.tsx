import { announce } from '../announcements/announce.ts';
import { classNames } from '../class-names.ts';
import controls from '../controls.module.css';
import styles from './share-button.module.css';
import { useIsHydrated } from '../use-is-hydrated.ts';

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    announce('Link copied');
  } catch {
    announce('The link could not be copied');
  }
}

/** Opens the share sheet with the address of the page. A canceled share is not an error. */
async function shareAddress(title: string): Promise<void> {
  await navigator.share({ title, url: window.location.href }).catch(() => undefined);
}

type ShareButtonProps = { title: string; className?: string | undefined };

/** Shares the page by the share sheet of the browser; without one, copies the address. Not shown without scripts. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const isHydrated = useIsHydrated();
  const hasSheet = isHydrated && 'share' in navigator;
  const label = isHydrated && !hasSheet ? 'Copy link' : 'Share';
  return (
    <button
      type="button"
      className={classNames(controls.textButton, styles.share, 'needs-script', className)}
      onClick={() => void (hasSheet ? shareAddress(title) : copyAddress())}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />
      </svg>
      {/* the key makes a changed label a new element, which is no layout shift */}
      <span key={label}>{label}</span>
    </button>
  );
}
