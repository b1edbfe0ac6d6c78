import type { ReactNode } from 'react';
import { type Page, pages } from '#platform/api/pages.ts';
import { Link } from './link.tsx';

const path = Object.values<Page>(pages).find(({ isPastime }) => isPastime)?.path;

/** A link to what a fan can do without games. Nothing if no page is for that. */
export function PastimeLink(props: { className?: string; children: ReactNode }) {
  return path === undefined ? null : <Link to={path} {...props} />;
}
