import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findByWords } from '#features/search/rules/find-by-words.ts';
import { playerListQuery } from '../queries.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { toPlayerOption } from './search/player-option.ts';
import styles from './bio-card.module.css';
import { Button } from '#ui/button.tsx';

/** A search box for players. The list is loaded when the box gets focus, so that searching needs no requests. */
export function PlayerSearch({ initialText }: { initialText: string }) {
  const [text, setText] = useState(initialText);
  const [isFocused, setIsFocused] = useState(false);
  const { data } = useQuery({ ...playerListQuery, enabled: isFocused });
  return (
    // the box may have had the focus before hydration
    <search className={styles.search} onFocus={() => setIsFocused(true)} onInput={() => setIsFocused(true)}>
      <form method="get" action={paths.player()}>
        <Combobox
          label="Find a player"
          name="q"
          placeholder="Search by Player name"
          text={text}
          onText={setText}
          options={data === undefined ? [] : findByWords(data, text).map(toPlayerOption)}
          isLoading={data === undefined}
        />
        <Button type="submit" className="needs-no-script">
          Search
        </Button>
      </form>
    </search>
  );
}
