import { classNames } from './class-names.ts';
import { EmbedButton } from './embed-button.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './share-button.module.css';

/** Shares the page, and copies the code that embeds it. */
export function ShareButtons({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <div className={classNames(styles.buttons, className)}>
      <ShareButton title={title} />
      <EmbedButton />
    </div>
  );
}
