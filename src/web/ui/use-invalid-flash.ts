import { useEffect, useState } from 'react';

/** How long an entry is marked as invalid, in ms. Source: the product specification, section 9. */
const flashTime = 2_000;

/** Whether the invalid style shows now, and how to show it: for two seconds, anew each time. */
export function useInvalidFlash(): [isInvalid: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (count === seen) return undefined;
    const timer = setTimeout(() => setSeen(count), flashTime);
    return () => clearTimeout(timer);
  }, [count, seen]);
  return [count !== seen, () => setCount((before) => before + 1)];
}
