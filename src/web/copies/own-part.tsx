import { createContext, createElement, use, type ReactNode } from 'react';

/** The parts of a page that each user's copy has of its own, by name. */
export type OwnParts = Map<string, ReactNode>;

/** Collects the parts while the server renders what the copies share; null renders them in place. */
export const OwnPartsContext = createContext<OwnParts | null>(null);

const element = 'own-part';

/** Marks the place of a part. Text cannot contain it, because `<` is escaped in markup and in data blocks. */
export function markOf(name: string): string {
  return `<${element} id="${name}"></${element}>`;
}

/** Splits a document at its marks: pieces and names in turn. */
export function splitAtMarks(document: string): string[] {
  return document.split(/<own-part id="([\w-]+)"><\/own-part>/);
}

function OwnPart({ name, children }: { name: string; children: ReactNode }) {
  const parts = use(OwnPartsContext);
  if (parts === null) return children;
  parts.set(name, children);
  return createElement(element, { id: name });
}

/**
 * Marks a part that shows the name or the record of the signed-in user, so that the server renders the rest of the page once for
 * several users. The part must use no `useId`, no lazy part, no data of the components around it, and contexts of every page only.
 */
export function ownPart(name: string, part: ReactNode): ReactNode {
  return import.meta.env.SSR ? <OwnPart name={name}>{part}</OwnPart> : part;
}
