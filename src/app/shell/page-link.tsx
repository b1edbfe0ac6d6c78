import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

type PageLinkProps = { to: string; className?: string | undefined; children: ReactNode; title?: string };

/** A link of the navigation, marked with `aria-current` on its own page. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const isHere = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
