import type { Seasons } from '#contract/seasons.ts';
import { AddressSelect } from './address-select.tsx';

type SeasonSelectProps = { value: string; seasons: Seasons['seasons']; drops?: readonly string[] };

/** Which season a page shows; the one shown can be chosen even where the list does not know it. */
export function SeasonSelect({ value, seasons, drops }: SeasonSelectProps) {
  const known = seasons.includes(value) ? seasons : [value, ...seasons];
  const choices = known.map((season) => ({ value: season, label: season }));
  return <AddressSelect label="Season" name="season" value={value} choices={choices} {...(drops && { drops })} />;
}
