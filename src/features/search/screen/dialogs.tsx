import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeague } from '#features/league/queries.ts';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Combobox } from '#ui/kit/combobox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { areSingleKeysOn, setSingleKeys } from '#ui/kit/on-single-key.ts';
import { searchQuery } from '../queries.ts';
import { addRecentResult, readRecentResults } from './recent-results.ts';
import { resultOption } from './result-option.tsx';
import styles from './search.module.css';

type DialogProps = { onClose: () => void };

/** Finds a page of the site. Following a result closes it. Before the first letter it offers what was found last. */
export function SearchDialog({ onClose }: DialogProps) {
  const [text, setText] = useState('');
  const leagueKind = useLeague()?.kind ?? 'mlb';
  const [recent] = useState(readRecentResults);
  const { data, isPlaceholderData } = useQuery(searchQuery(text));
  const results = text.trim() === '' ? recent : (data?.results ?? []);
  return (
    <Dialog title="Search" actions={<CloseButton>Close</CloseButton>} onClose={onClose}>
      <div className={styles.box}>
        <Combobox
          label="Player, club, day or page"
          text={text}
          onText={setText}
          options={results.map((result) => resultOption(result, leagueKind))}
          isLoading={data === undefined || isPlaceholderData}
          onFollow={({ href }) => {
            addRecentResult(results.find((result) => result.href === href));
            onClose();
          }}
          isInFlow
        />
      </div>
    </Dialog>
  );
}

const keys = [
  ['/', 'Search', 'everywhere'],
  ['?', 'This list', 'everywhere'],
  ['H', 'Hold the page, and resume', 'on pages with live games'],
  ['P', 'Pick all open games', 'on Todays Games and Home'],
  ['← →', 'From one club to the other', 'on a pick'],
  ['Enter', 'Call the club, or follow the link', 'everywhere'],
  ['Esc', 'Close a dialog, a menu or a list', 'everywhere'],
] as const;

/** The keys of the site. Single keys can be turned off, because speech input can press them (WCAG 2.1.4). */
export function KeysDialog({ onClose }: DialogProps) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keys" actions={<CloseButton isFilled>Done</CloseButton>} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, what, where]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              {what} <small>{where}</small>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target: { checked } }) => {
            setSingleKeys(checked);
            setIsOn(checked);
          }}
        />
        Single letters and signs are keys
      </label>
    </Dialog>
  );
}
