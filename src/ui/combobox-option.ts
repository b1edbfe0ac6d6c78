import type { ReactNode } from 'react';

/** A match of a search: its label, a detail to distinguish equal labels, and the URL of its page. */
export type ComboboxOption = {
  id: number | string;
  label: string;
  detail?: string | undefined;
  href: string;
  picture?: ReactNode;
};
