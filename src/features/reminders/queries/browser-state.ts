/**
 * Whether this browser shows notifications of the site. `off`: it is allowed to; `unasked`: the user has not been asked; `home screen`: a
 * phone or tablet that can only when the site is on the home screen
 */
export type BrowserState = 'on' | 'off' | 'unasked' | 'blocked' | 'unsupported' | 'home screen';

const off = 'Notifications are off in this browser.';

export const browserTexts: Record<BrowserState, string> = {
  on: 'Notifications are on in this browser.',
  off,
  unasked: off,
  blocked: 'Your browser blocks notifications of this site. Allow them in its settings, then try again.',
  unsupported: 'This browser can’t show notifications of this site.',
  'home screen': 'On an iPhone or iPad, notifications need this site on the home screen.',
};

/** How an iPhone or iPad learns to show notifications. */
export const homeScreenSteps = [
  'Tap Share, the square with an arrow.',
  'Choose “Add to Home Screen”.',
  'Open Called Shot from the home screen, sign in, and turn on notifications there.',
] as const;

type Facts = {
  canNotify: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
  /** an iPhone or iPad */
  isAppleTouch: boolean;
  /** opened from the home screen */
  isStandalone: boolean;
};

export function browserStateOf(facts: Facts): BrowserState {
  const { canNotify, permission, isSubscribed, isAppleTouch, isStandalone } = facts;
  if (!canNotify) return isAppleTouch && !isStandalone ? 'home screen' : 'unsupported';
  if (permission === 'denied') return 'blocked';
  if (isSubscribed) return 'on';
  return permission === 'granted' ? 'off' : 'unasked';
}

/** The state of this browser. `isSubscribed`: with this session, as the server knows */
export function readBrowserState(isSubscribed: boolean): BrowserState {
  const canNotify = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return browserStateOf({
    canNotify,
    permission: canNotify ? Notification.permission : 'default',
    isSubscribed,
    // an iPad says that it is a Mac
    isAppleTouch: navigator.maxTouchPoints > 1 && /iPhone|iPad|Macintosh/.test(navigator.userAgent),
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  });
}
