import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { playerDetail } from '#rules/baseball/player-detail.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Combobox, type ComboboxOption } from '#ui/kit/combobox.tsx';
import { playerListQuery, type FoundPlayer } from '../queries/players.ts';
import styles from './bio-card.module.css';

type PlayerSearchProps = {
  initialText: string;
  label?: string;
  /** the URL of a match; by default its page. Without scripts, the search shows pages of players only */
  toPath?: (playerId: number) => string;
};

/** A search box for players. The list is loaded when the box gets focus, so that searching needs no requests. */
export function PlayerSearch({ initialText, label = 'Find a player', toPath }: PlayerSearchProps) {
  const [text, setText] = useState(initialText);
  const [isFocused, setIsFocused] = useState(false);
  const { data } = useQuery({ ...playerListQuery, enabled: isFocused });
  const options = findByWords(data ?? [], text).map((found) => ({
    ...toPlayerOption(found),
    ...(toPath && { href: toPath(found.id) }),
  }));
  return (
    // the box may have had the focus before hydration
    <search
      className={classNames(styles.search, toPath && 'needs-script')}
      aria-label={label}
      onFocus={() => setIsFocused(true)}
      onInput={() => setIsFocused(true)}
    >
      <form method="get" action={paths.player()}>
        <Combobox
          label={label}
          name="q"
          placeholder={toPath === undefined ? 'Search by Player name' : 'Player name'}
          text={text}
          onText={setText}
          options={options}
          isLoading={data === undefined}
        />
        <Button type="submit" className="needs-no-script">
          Search
        </Button>
      </form>
    </search>
  );
}

/** Converts a search result to an option. */
export function toPlayerOption({ id, name, position, teamId }: FoundPlayer): ComboboxOption {
  return { id, label: name, detail: playerDetail(position, teamId) ?? undefined, href: paths.player(id) };
}
