import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { paths } from '#platform/page/paths.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { hasScore, isLive, isOver, isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { formatShortState } from '#ui/baseball/game-text.ts';
import { Link } from '#ui/kit/link.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Time } from '#ui/kit/time.tsx';
import styles from './own-home.module.css';

const isOf = ({ teams: { away, home } }: GameCard, club: number | null) => away.id === club || home.id === club;

/** The live game of a club, else its next one, else its last one of today. */
export function findClubGame(games: readonly GameCard[], club: number | null): GameCard | undefined {
  const own = games.filter((game) => isOf(game, club));
  return own.find(isLive) ?? own.find(isPickable) ?? own.at(-1);
}

/** 'at Mets, 7:05 PM', '5–2 at Mets, Bot 7', and before the first pitch both starting pitchers, that of the club first. */
function ClubGame({ game, club }: { game: GameCard; club: number }) {
  const { away, home } = game.teams;
  const [own, other] = home.id === club ? [home, away] : [away, home];
  const startsAt = scheduledStart(game);
  const starters = [own, other].map(({ probablePitcher }) => probablePitcher && surname(probablePitcher.name));
  return (
    <>
      <Link to={paths.liveGame(game.gamePk)}>
        {hasScore(game) && (isLive(game) || isOver(game)) && `${own.score ?? 0}–${other.score ?? 0} `}
        {own === home ? 'vs' : 'at'} {other.shortName},{' '}
        {isPickable(game) && startsAt !== null ? <Time at={startsAt} isTight /> : formatShortState(game)}
        {formatGameNumber(game)}
      </Link>
      {isPickable(game) && starters.some((name) => name !== null) && (
        <Text size="sm">{starters.map((name) => name ?? 'not announced').join(' – ')}</Text>
      )}
    </>
  );
}

/** The evening of the favorite club in a row, or without one the way to choose it. */
export function OwnClub({ user: { favorite_team: club, offer } }: { user: User }) {
  const { data } = useQuery(todaysGamesQuery);
  if (club === null)
    return offer === 'club' ? null : (
      <p className={styles.club}>
        <Link to={paths.settings('profile')}>Choose your club</Link>
      </p>
    );
  const game = findClubGame(data?.games ?? [], club);
  const name = game && [game.teams.away, game.teams.home].find(({ id }) => id === club)?.shortName;
  return (
    <section aria-label="Your club" className={styles.club} data-club={club}>
      <Emblem teamId={club} size={24} />
      <QuietLink to={paths.club(club)}>
        <b>{name ?? 'Your club'}</b>
      </QuietLink>
      {game !== undefined && <ClubGame game={game} club={club} />}
      {game === undefined && data !== undefined && <Text size="sm">no game today</Text>}
    </section>
  );
}
