import type { ReactNode } from 'react';
import { pathFor } from '#platform/api/pages.ts';
import { Link } from '#ui/kit/link.tsx';

const path = pathFor('pastime');

/** A link to what a fan can do without games. Nothing if no page is for that. */
export function PastimeLink(props: { className?: string; children: ReactNode }) {
  return path === undefined ? null : <Link to={path} {...props} />;
}
