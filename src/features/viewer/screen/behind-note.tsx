import { useEffect, useState, type ComponentType } from 'react';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import { isPresent } from '#rules/viewer/viewer.ts';
import type { ViewerNoteProps } from './viewer-note.tsx';

/** The note for a viewer who does not see the newest state. It is loaded when it is needed. */
export function BehindNote(props: ViewerNoteProps) {
  const isBehind = !isPresent(useViewerClock());
  const [Note, setNote] = useState<ComponentType<ViewerNoteProps> | null>(null);
  useEffect(() => {
    if (!isBehind) return;
    import('./viewer-note.tsx')
      .then(({ ViewerNote }) => setNote(() => ViewerNote))
      // without a connection; the buttons of the page still work
      .catch(() => undefined);
  }, [isBehind]);
  return isBehind && Note !== null && <Note {...props} />;
}
