import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

type PanelProps = { id?: string; title: ReactNode; className?: string | undefined; children: ReactNode };

/** A framed part of a page with a heading. */
export function Panel({ id: name, title, className, children }: PanelProps) {
  const ownId = useId();
  const id = name ?? ownId;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
