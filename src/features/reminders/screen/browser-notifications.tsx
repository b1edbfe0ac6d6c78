import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { Reminders } from '../contract.ts';
import { browserTexts, homeScreenSteps, readBrowserState } from '../queries/browser-state.ts';
import { remindersQuery, endNotifications, subscribeBrowser } from '../queries/notifications.ts';
import settings from '#ui/kit/settings-panel.module.css';

function describeOthers(others: number): string {
  return others === 0 ? '' : ` Also on in ${others === 1 ? '1 other browser' : `${others} other browsers`}.`;
}

/** Turns the notifications in this browser on and off. */
export function BrowserNotifications({ userId, data }: { userId: number; data: Reminders }) {
  const { run, error, isRunning } = useChange({ invalidates: remindersQuery(userId) });
  const isHydrated = useIsHydrated();
  const [isRefused, setIsRefused] = useState(false);
  const state = !isHydrated ? null : isRefused ? 'blocked' : readBrowserState(data.isSubscribed);
  const canUse = state !== null && state !== 'unsupported' && state !== 'home screen';
  const turnOn = async () => {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    setIsRefused(!isAllowed);
    if (isAllowed) void run(() => subscribeBrowser(userId, data.publicKey), { done: 'Notifications are on' });
  };
  const turnOff = () => run(() => endNotifications(userId), { done: 'Notifications are off' });
  return (
    <Panel title="In this browser" className={settings.panel}>
      <p role="status" className={settings.state}>
        {state !== null && browserTexts[state]}
        {canUse && state !== 'blocked' && describeOthers(data.otherBrowsers)}
      </p>
      {state === 'home screen' && (
        <ol className={settings.steps}>
          {homeScreenSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className={settings.actions}>
        <Button disabled={isRunning || !canUse} onClick={() => void (data.isSubscribed ? turnOff() : turnOn())}>
          {data.isSubscribed ? 'Turn off notifications' : 'Turn on notifications'}
        </Button>
      </div>
      <Problem text={error?.message} />
    </Panel>
  );
}
