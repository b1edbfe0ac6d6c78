import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './quiet-link.module.css';

/** A link that looks like the text around it. With `href` instead of `to`, it loads the page. */
export function QuietLink({ className, ...rest }: ComponentProps<typeof Link> | ComponentProps<'a'>) {
  const look = classNames(styles.quiet, className);
  if ('to' in rest) return <Link className={look} {...rest} />;
  return (
    <a className={look} {...rest}>
      {rest.children}
    </a>
  );
}
