import { UrlSelect } from '#ui/form/url-select.tsx';

type SeasonSelectProps = { value: string; seasons: readonly string[]; drops?: readonly string[] };

/** Selects the season of a page. The current one is an option even if it is missing from the list. */
export function SeasonSelect({ value, seasons, drops }: SeasonSelectProps) {
  const known = seasons.includes(value) ? seasons : [value, ...seasons];
  const choices = known.map((season) => ({ value: season, label: season }));
  return <UrlSelect label="Season" name="season" value={value} choices={choices} drops={drops} />;
}
