type DrawingProps = {
  /** a sheet of `/pictures/site` and the drawing's name on it: 'park#park' */
  of: `${string}#${string}`;
  className?: string | undefined;
};

/** A drawing in the page's own colours (`studio/pictures/site`). What it shows is always said beside it. */
export function Drawing({ of, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/pictures/site/${of.replace('#', '.svg#')}`} />
    </svg>
  );
}
