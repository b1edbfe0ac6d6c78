import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import controls from './controls.module.css';

type ButtonLinkProps = ComponentProps<typeof Link> & {
  /** the main action of a page or form */
  isFilled?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ isFilled = false, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(isFilled ? controls.filledButton : controls.button, className)} {...rest} />;
}
