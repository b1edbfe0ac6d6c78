import type { ReactNode } from 'react';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isOver, isHeld, isFinal } from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/players/surname.ts';
import { Time } from '#ui/time/time.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { CardLink } from './card-link.tsx';
import styles from './game-tile.module.css';
import { NoHitterNote } from './no-hitter-note.tsx';
import { GameTile } from './game-tile.tsx';
import { formatFinal, formatStatus } from '#rules/baseball/game/card-text.ts';
import { ScoreRows, TeamRow } from './team-row.tsx';
import { LiveCard } from './live-card.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { describePostponement } from '#ui/game-text.ts';

type StartedCardProps = { game: GameCard; date: string; pick: ReactNode };

/** A game that is not upcoming: live, over, postponed, canceled or suspended. */
export function StartedCard(props: StartedCardProps) {
  if (isLive(props.game)) return <LiveCard {...props} />;
  return isOver(props.game) ? <FinalCard {...props} /> : <PostponedCard {...props} />;
}

/** A postponed, canceled or suspended game: its state, the reason, and when it continues. */
function PostponedCard({ game, date, pick }: { game: GameCard; date: string; pick: ReactNode }) {
  return (
    <GameTile game={game} date={date} head={<Stamp>{formatStatus(game)}</Stamp>}>
      <div className={styles.clubs}>
        {isHeld(game) ? (
          <ScoreRows teams={game.teams} />
        ) : (
          <>
            <TeamRow team={game.teams.away} />
            <TeamRow team={game.teams.home} />
          </>
        )}
      </div>
      <p className={styles.why}>{describePostponement(game)}</p>
      {pick}
    </GameTile>
  );
}

/** The pitchers of record, and the start time. */
function Record({ game }: { game: GameCard }) {
  const { startsAt, decisions, noHitter } = game;
  const { winner = null, loser = null, save = null } = decisions ?? {};
  const pitchers = [
    { label: 'W', title: 'Winning pitcher', person: winner },
    { label: 'L', title: 'Losing pitcher', person: loser },
    { label: 'S', title: 'Save', person: save },
  ];
  return (
    <p className={styles.record}>
      {pitchers.map(
        ({ label, title, person }) =>
          person && (
            <span key={label}>
              <abbr title={title}>{label}</abbr> <a href={paths.player(person.id)}>{surname(person.name)}</a>
            </span>
          ),
      )}
      {noHitter !== null && <NoHitterNote game={game} noHitter={noHitter} />}
      {startsAt !== null && (
        <span className={styles.start}>
          <Time at={startsAt} />
        </span>
      )}
    </p>
  );
}

/** A game that is over. A tie has the status text of the league. */
function FinalCard({ game, date, pick }: { game: GameCard; date: string; pick: ReactNode }) {
  const head = (
    <CardLink gamePk={game.gamePk} className={styles.finalCardLink}>
      {isFinal(game) ? 'Game is Complete' : game.status.text}
    </CardLink>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={<b>{formatFinal(game)}</b>}>
      <div className={styles.score}>
        <ScoreRows teams={game.teams} marksLoser />
      </div>
      <Record game={game} />
      {pick}
    </GameTile>
  );
}
