import type { ReactNode } from 'react';
import { type Page, pages } from '#platform/api/pages.ts';
import { Link } from './link.tsx';

/** A link to what a fan can do without games. Nothing if no page is for that. */
export function PastimeLink({ className, children }: { className?: string; children: ReactNode }) {
  const { path } = Object.values<Page>(pages).find(({ isPastime }) => isPastime) ?? {};
  return (
    path !== undefined && (
      <Link to={path} className={className}>
        {children}
      </Link>
    )
  );
}
