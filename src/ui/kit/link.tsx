import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** keeps the scroll position: for links that change a part of the page */
  preventScrollReset?: boolean;
  replace?: boolean;
};

/** A link within the site. The router's own Link would add the code of its framework mode to the bundle. */
export function Link({ to, preventScrollReset = false, replace, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { preventScrollReset, ...(replace === undefined ? {} : { replace }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
