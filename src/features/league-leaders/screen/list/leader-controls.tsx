import { useQuery } from '@tanstack/react-query';
import type { LeagueLeaders } from '../../contract.ts';
import { leaderCategories } from '../../rules/leader-categories.ts';
import { majorLeagues } from '#rules/baseball/teams/leagues.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { AddressSelect } from '#ui/form/address-select.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import styles from '../league-leaders.module.css';

const categories = leaderCategories.map(({ id, name }) => ({ value: id, label: name }));
const leagues = [
  { value: '', label: 'Both leagues' },
  ...majorLeagues.map(({ id, name }) => ({ value: id, label: name })),
];

type LeaderControlsProps = { category: string; season: LeagueLeaders['season']; league: string };

/** Selects category, season and league. Each is part of the address. */
export function LeaderControls({ category, season, league }: LeaderControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <div className={styles.controls}>
      <AddressSelect label="Category" name="category" value={category} choices={categories} />
      <AddressSelect label="League" name="league" value={league} choices={leagues} />
      <SeasonSelect value={season} seasons={data?.seasons ?? []} />
    </div>
  );
}
