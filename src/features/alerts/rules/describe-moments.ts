import type { GameLog } from '#rules/baseball/game/event.ts';
import { describeGame, type GameMoment } from '#rules/baseball/game/moments/game-moment.ts';
import { momentsOfPick } from '#rules/picks/moments-of-pick.ts';
import type { AlertMoment } from './alert-moment.ts';

/** `isRace`: the game can change the chance of a club noticeably */
type Described = { before: GameLog; after: GameLog; isRace: boolean };

/** A moment with whose picks it is about: of a club, made for an official date (YYYY-MM-DD). */
type DescribedMoment = AlertMoment & { pickClub: number | null; pickDate: string | null };

const isUnusual = ({ kind, priority }: { kind: string; priority: number }, isRace: boolean): boolean =>
  kind === 'walkOffChance' ? isRace : (kind === 'noHitter' || kind === 'noHitterOver') && priority === 3;

/** The moments of a game, and what they are for picks of either club, also for those of a date before the game was moved. */
export function describeMoments(
  moments: readonly GameMoment[],
  { before, after, isRace }: Described,
): DescribedMoment[] {
  if (moments.length === 0) return [];
  const { header } = after;
  const { gamePk, teams } = header;
  const ofGame = { game: describeGame(header), awayId: teams.away.id, homeId: teams.home.id };
  const describe = (
    { sentenceWithoutScore, inning: _inning, ...moment }: Omit<GameMoment, 'kind'> & { kind: string },
    pick: Pick<DescribedMoment, 'pickClub' | 'pickDate'>,
  ): DescribedMoment => ({
    ...moment,
    ...ofGame,
    ...pick,
    isUnusual: isUnusual(moment, isRace),
    plainSentence: sentenceWithoutScore,
  });
  const dates = [...new Set([before.header.officialDate, header.officialDate])];
  const ofPicks = dates.flatMap((officialDate) =>
    [teams.away.id, teams.home.id].flatMap((winnerId) =>
      momentsOfPick({ gamePk, officialDate, winnerId }, moments, header).map((moment) =>
        describe(moment, { pickClub: winnerId, pickDate: officialDate }),
      ),
    ),
  );
  const all = [...moments.map((moment) => describe(moment, { pickClub: null, pickDate: null })), ...ofPicks];
  return [...new Map(all.map((moment) => [moment.key, moment])).values()];
}
