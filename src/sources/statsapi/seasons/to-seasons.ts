import type { Season } from '#rules/baseball/seasons/season.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { wireSeasons, type WireSeason } from './wire-seasons.ts';

export const toSeasons = memoizeByBody((body): Season[] => wireSeasons.parse(body).seasons.map(toSeason));

function toSeason(wire: WireSeason): Season {
  return {
    id: wire.seasonId,
    springStart: wire.springStartDate ?? null,
    regularStart: wire.regularSeasonStartDate ?? null,
    regularEnd: wire.regularSeasonEndDate ?? null,
    postSeasonStart: wire.postSeasonStartDate ?? null,
    end: wire.seasonEndDate ?? null,
  };
}
