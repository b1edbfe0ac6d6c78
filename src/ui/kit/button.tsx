import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import controls from './controls.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** the main action of a page or form */
  isFilled?: boolean;
};

/** A button. It sends a form only with `type="submit"`. */
export function Button({ isFilled = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(isFilled ? controls.filledButton : controls.button, className)}
    />
  );
}
