import type { ComponentPropsWithoutRef } from 'react';

/** A link to a page of another site, in a new tab. The other site does not learn from which page its visitor comes. */
export function NewTabLink({ children, ...rest }: Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
