type DrawingProps = {
  /** a file of `/pictures/site` and the id of the drawing in it: 'park#park' */
  of: `${string}#${string}`;
  className?: string | undefined;
};

/** A drawing in the colors of the page (`studio/pictures/site`). It is decorative: nearby text has the same content. */
export function Drawing({ of, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/pictures/site/${of.replace('#', '.svg#')}`} />
    </svg>
  );
}
