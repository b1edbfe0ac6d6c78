import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmbedButton } from './embed-button.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './share-button.module.css';

type Props = {
  title: string;
  copyEmbedCode: () => Promise<void>;
  className?: string | undefined;
  children?: ReactNode;
};

/** Shares the page, and copies the code that embeds it; before them, other things to do with the page. */
export function ShareButtons({ title, copyEmbedCode, className, children }: Props) {
  return (
    <div className={classNames(styles.buttons, className)}>
      {children}
      <ShareButton title={title} />
      <EmbedButton copyCode={copyEmbedCode} />
    </div>
  );
}
