import { useEffect, useState } from 'react';
import controls from '#ui/controls.module.css';

/** Keeps the screen on while it is pressed. The browser ends the lock of a hidden page, so it is taken again. */
export function WakeLockButton() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    return keepAwake(() => {
      setIsOn(false);
      setIsRefused(true);
    });
  }, [isOn]);
  return (
    <>
      <button type="button" className={controls.textButton} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {isOn ? 'Screen stays on' : 'Keep the screen on'}
      </button>
      {isRefused && <span role="status"> This device does not allow it now.</span>}
    </>
  );
}

/** Holds a screen wake lock while the page is visible. Returns a function that ends it. */
function keepAwake(onRefused: () => void): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (taken === null && isWanted) onRefused();
    if (!isWanted) void taken?.release();
    lock = taken;
  };
  const onChange = () => void take();
  void take();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}
