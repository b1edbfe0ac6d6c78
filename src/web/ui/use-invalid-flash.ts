import { useEffect, useState } from 'react';

/** How long an entry is marked as invalid, in ms. Source: the product specification, section 9. */
const flashTime = 2_000;

/** Whether the invalid style shows now: for two seconds each time the count of refusals grows. */
export function useInvalidFlash(refusals: number): boolean {
  const [shown, setShown] = useState(refusals);
  useEffect(() => {
    if (shown === refusals) return undefined;
    const timer = setTimeout(() => setShown(refusals), flashTime);
    return () => clearTimeout(timer);
  }, [shown, refusals]);
  return shown < refusals;
}
