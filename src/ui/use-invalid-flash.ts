import { useEffect, useState } from 'react';

/** Duration in ms of the invalid style. Source: the product specification, section 9. */
const flashTime = 2_000;

/** Returns true for two seconds each time the number of refusals increases. */
export function useInvalidFlash(refusals: number): boolean {
  const [shown, setShown] = useState(refusals);
  useEffect(() => {
    if (shown === refusals) return undefined;
    const timer = setTimeout(() => setShown(refusals), flashTime);
    return () => clearTimeout(timer);
  }, [shown, refusals]);
  return shown < refusals;
}
