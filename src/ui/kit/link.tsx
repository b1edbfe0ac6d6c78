import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** keeps the scroll position: for links that change a part of the page */
  preventScrollReset?: boolean;
  replace?: boolean;
};

/** The browser follows the link: in another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** A link within the site. The router's own Link would add the code of its framework mode to the bundle. */
export function Link({ to, preventScrollReset = false, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? href === createPath(location), preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}
