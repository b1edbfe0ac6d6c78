import { useIsHydrated } from './use-is-hydrated.ts';

type DrawingProps = {
  /** a file of `/pictures/site` and the id of the drawing in it: 'park#park' */
  of: `${string}#${string}`;
  /** below the first view: it is loaded after it */
  isLater?: boolean;
  className?: string | undefined;
};

/** A drawing in the colors of the page (`studio/pictures/site`). It is decorative: nearby text has the same content. */
export function Drawing({ of, isLater = false, className }: DrawingProps) {
  const isHydrated = useIsHydrated();
  return (
    <svg className={className} aria-hidden="true">
      {(isHydrated || !isLater) && <use href={`/pictures/site/${of.replace('#', '.svg#')}`} />}
    </svg>
  );
}
