import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import controls from './controls.module.css';

type ButtonProps = ComponentProps<'button'> & {
  /** the main action of a page or form */
  isFilled?: boolean;
  /** only a text, only an icon, or without the space at its sides */
  look?: 'textButton' | 'iconButton' | 'control';
};

/** A button. It sends a form only with `type="submit"`. */
export function Button({ isFilled = false, look, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(controls[look ?? (isFilled ? 'filledButton' : 'button')], className)}
    />
  );
}
