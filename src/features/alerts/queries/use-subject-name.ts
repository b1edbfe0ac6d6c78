import { useQuery } from '@tanstack/react-query';
import { gameQuery } from '#features/games/queries/games.ts';
import { playerQuery } from '#features/players/queries/player.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { AlertSubject } from '../rules/subject-code.ts';

/** 'Mets at Braves', 'New York Mets', 'Juan Soto'; until a game or player is known, and if it cannot be read, only what it is. */
export function useSubjectName({ subject, subjectId }: AlertSubject): string {
  const id = String(subjectId);
  const { data: game } = useQuery({ ...gameQuery(id), enabled: subject === 'game' });
  const { data: player } = useQuery({ ...playerQuery(id), enabled: subject === 'player' });
  switch (subject) {
    case 'game': {
      const { away, home } = game?.view?.teams ?? {};
      return away && home ? `${away.shortName} at ${home.shortName}` : 'A game';
    }
    case 'player':
      return player?.player.name ?? 'A player';
    case 'club':
      return clubNamesOf(subjectId ?? 0)?.name ?? 'A club';
    case 'picks':
      return 'My picks';
    default:
      return 'Anything unusual in the league';
  }
}
