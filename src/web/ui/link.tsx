import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** stay where the page is scrolled to: for links that change a part of it */
  preventScrollReset?: boolean;
  replace?: boolean;
};

/** A link within the site. The router's own drags its framework mode's prefetching along; this is all we need of it. */
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
