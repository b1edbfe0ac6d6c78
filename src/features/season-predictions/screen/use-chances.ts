import { useQuery } from '@tanstack/react-query';
import type { ClubChances } from '#features/chances/contract.ts';
import { seasonChancesQuery } from '#features/chances/queries.ts';
import { searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import type { Contest } from '../contract.ts';

/** The chances of the clubs of a contest that is open or in progress; undefined without them, and while they are hidden. */
export function useChances({ season, isFinal }: Contest): readonly ClubChances[] | undefined {
  const [search] = useSearchParams();
  const { data } = useQuery({
    ...seasonChancesQuery({ season: searchOf('season-predictions', search).season }),
    enabled: !isFinal,
  });
  return !isFinal && data?.season === season ? data.current?.clubs : undefined;
}
