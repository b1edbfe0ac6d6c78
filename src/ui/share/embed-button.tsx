import { useState } from 'react';
import { announce } from '../announcements/announce.ts';
import { classNames } from '../class-names.ts';
import controls from '../controls.module.css';
import styles from './share-button.module.css';

const offer = 'Copy embed code';

/** Copies the code that embeds the page in another site. Not shown without scripts. */
export function EmbedButton({ copyCode }: { copyCode: () => Promise<void> }) {
  const [label, setLabel] = useState(offer);
  const copy = async () => {
    const result = await copyCode().then(
      () => 'Code copied',
      () => 'Not copied',
    );
    setLabel(result);
    announce(result);
  };
  return (
    <button
      type="button"
      className={classNames(controls.textButton, styles.embed, 'needs-script')}
      onClick={() => void copy()}
    >
      {label}
    </button>
  );
}
