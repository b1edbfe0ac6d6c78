import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** Closes the dialog around it, which returns the focus to where it was. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />;
}
