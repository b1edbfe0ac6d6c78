import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfielder } from '../../contract.ts';
import { findByWords } from '#features/search/rules/find-by-words.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { ComboboxOption } from '#ui/combobox/combobox-option.ts';
import { Link } from '#ui/link.tsx';
import { outfieldersQuery } from '../fielding-queries.ts';
import styles from '../advanced-fielding.module.css';

type FielderSearchProps = {
  season: string | undefined;
  /** the player shown; a change clears the search text */
  player: number | undefined;
  name: string | undefined;
};

function toOption({ id, name, teamId, position }: Outfielder, season: string | undefined): ComboboxOption {
  const club = teamId === null ? undefined : clubNamesOf(teamId)?.shortName;
  const detail = [position, club].filter(Boolean).join(', ');
  return { id, label: name, detail, href: paths.advancedFielding({ season, player: id }) };
}

/** A search box for the outfielders of a season. */
export function FielderSearch({ season, player, name = '' }: FielderSearchProps) {
  const [text, setText] = useState(name);
  const [shown, setShown] = useState(player);
  if (player !== undefined && player !== shown) {
    setShown(player);
    setText('');
  }
  const hasText = text.trim() !== '';
  const { data } = useQuery({ ...outfieldersQuery(season), enabled: hasText });
  const found = findByWords(data?.outfielders ?? [], text).map((fielder) => toOption(fielder, season));
  return (
    <form role="search" method="get" action={paths.advancedFielding()} onSubmit={(event) => event.preventDefault()}>
      {season !== undefined && <input type="hidden" name="season" value={season} />}
      <Combobox
        label="Outfielder"
        name="name"
        placeholder="Search by Player name"
        text={text}
        onText={setText}
        options={found}
        isLoading={hasText && data === undefined}
      />
      <button type="submit" className="needs-no-script">
        Search
      </button>
      {name !== '' && (
        <ul className={`${styles.found ?? ''} needs-no-script`}>
          {found.length === 0 && <li>No results found.</li>}
          {found.map(({ id, label, detail, href }) => (
            <li key={id}>
              <Link to={href}>{label}</Link> {detail}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
