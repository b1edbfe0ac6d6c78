import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A part that opens. Its content is created, and its data loaded, when the user opens it. */
export function LazyDetails({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // the user may have opened it before hydration
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
