import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';

const noBreakSpace = '\u00A0';

/** The polite live region of the page. `announce` writes to it. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(
    () => onAnnouncement((next) => setText((before) => (before === next ? `${next}${noBreakSpace}` : next))),
    [],
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
