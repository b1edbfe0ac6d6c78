import { type ReactNode, useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { formatFinal, formatStatus, formatLiveState } from '#rules/baseball/game/card-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { NoHitter } from '#rules/baseball/game/model.ts';
import {
  isDelayed,
  isLive,
  isOver,
  isSuspended,
  isForfeited,
  isTied,
  isUnderReview,
} from '#rules/baseball/game/predicates.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { BaseDiamond } from '#ui/baseball/base-diamond.tsx';
import { CountDots } from '#ui/baseball/count-dots.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { describePostponement } from '#ui/baseball/game-text.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Stamp } from '#ui/kit/stamp.tsx';
import { Text } from '#ui/kit/text.tsx';
import { Time } from '#ui/kit/time.tsx';
import { CardLink, GameTile } from './game-tile.tsx';
import styles from './game-tile.module.css';
import liveCardStyles from './live-card.module.css';

type CardProps = { game: GameCard; date: string; pick: ReactNode };

/** A game that is not upcoming: live, over, postponed, canceled or suspended. */
export function StartedCard(props: CardProps) {
  if (isLive(props.game)) return <LiveCard {...props} />;
  return isOver(props.game) ? <FinalCard {...props} /> : <PostponedCard {...props} />;
}

/** A postponed, canceled or suspended game: its state, the reason, and when it continues. */
function PostponedCard({ game, date, pick }: CardProps) {
  return (
    <GameTile game={game} date={date} head={<Stamp>{formatStatus(game)}</Stamp>}>
      <div className={styles.clubs}>
        {isSuspended(game) ? (
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
              <abbr title={title}>{label}</abbr>{' '}
              <QuietLink href={paths.player(person.id)}>{surname(person.name)}</QuietLink>
            </span>
          ),
      )}
      {noHitter !== null && <NoHitterNote game={game} noHitter={noHitter} />}
      {startsAt !== null && (
        <span className={styles.start}>
          <Time at={startsAt} isTight />
        </span>
      )}
    </p>
  );
}

/** A game that is over. */
function FinalCard({ game, date, pick }: CardProps) {
  const head = (
    <CardLink gamePk={game.gamePk} className={styles.finalCardLink}>
      {isTied(game) ? 'Final, tied' : isForfeited(game) ? formatStatus(game) : 'Game is Complete'}
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

/** Runners and count as small drawings. */
function Situation({ game }: { game: GameCard }) {
  if (game.bases === null) return null;
  return (
    <div className={liveCardStyles.situation}>
      <BaseDiamond bases={game.bases} size={58} />
      <div className={liveCardStyles.counts}>
        {game.balls !== null && <CountDots kind="balls" value={game.balls} />}
        {game.strikes !== null && <CountDots kind="strikes" value={game.strikes} />}
        {game.outs !== null && <CountDots kind="outs" value={game.outs} />}
      </div>
    </div>
  );
}

function Matchup({ game: { pitcher, batter } }: { game: GameCard }) {
  return (
    <p className={liveCardStyles.matchup}>
      {batter !== null && (
        <span>
          <abbr title="At bat">AB</abbr>{' '}
          <QuietLink href={paths.player(batter.id)} title={batter.name}>
            {batter.name}
          </QuietLink>
        </span>
      )}
      {pitcher !== null && (
        <span>
          <abbr title="Pitching">P</abbr>{' '}
          <QuietLink href={paths.player(pitcher.id)} title={pitcher.name}>
            {pitcher.name}
          </QuietLink>
        </span>
      )}
    </p>
  );
}

/** After the inning, in one place so that the card keeps its height: a review, a no-hitter, or the start time, which a delay has no room for. */
function HeadNote({ game }: { game: GameCard }) {
  const { noHitter, startsAt } = game;
  if (isUnderReview(game)) return <span className={liveCardStyles.start}>Under review</span>;
  if (noHitter !== null) return <NoHitterNote game={game} noHitter={noHitter} />;
  if (startsAt === null || isDelayed(game)) return null;
  return (
    <span className={liveCardStyles.start}>
      <Time at={startsAt} isTight />
    </span>
  );
}

/** A game in progress: score, inning, bases and count. The whole card links to the live page. */
function LiveCard({ game, date, pick }: CardProps) {
  const head = (
    <span className={liveCardStyles.state} data-whole={isDelayed(game) || game.noHitter !== null || undefined}>
      <span className={liveCardStyles.inning}>{formatLiveState(game)}</span>
      {/* nothing follows it: it becomes shorter when the zone of the browser is known */}
      <HeadNote game={game} />
    </span>
  );
  const link = (
    <CardLink gamePk={game.gamePk} className={liveCardStyles.link}>
      Click Live game!
    </CardLink>
  );
  return (
    <GameTile game={game} date={date} head={head} aside={link}>
      <div className={liveCardStyles.field}>
        <ScoreRows teams={game.teams} showsScore={game.inning !== null} />
        <Situation game={game} />
      </div>
      <Matchup game={game} />
      {pick}
    </GameTile>
  );
}

/** The no-hitter or perfect game of a club. On a live card it replaces the start time, so that the card keeps its height. */
function NoHitterNote({ game, noHitter }: { game: GameCard; noHitter: NoHitter }) {
  return (
    <Text size="sm" tone="red">
      {/* not `nameNoHitter`: a module shared with the live page would bring its style sheet here */}
      {game.teams[noHitter.side].abbreviation} {noHitter.isPerfect ? 'perfect game' : 'no-hitter'}
    </Text>
  );
}

type CardTeam = GameCard['teams']['home'];

/** A score that is highlighted when it changes while the page is open. */
function Score({ runs }: { runs: number }) {
  const [first] = useState(runs);
  return (
    <b key={runs} className={classNames(liveCardStyles.score, runs !== first && liveCardStyles.changed)}>
      {runs}
    </b>
  );
}

function Pitcher({ pitcher, label }: { pitcher: CardTeam['probablePitcher']; label: string }) {
  return (
    <span className={pitcher === null ? liveCardStyles.unnamed : liveCardStyles.pitcher}>
      <span className="visually-hidden">{`${label}: `}</span>
      {pitcher === null ? 'Not Announced' : pitcher.name}
    </span>
  );
}

type TeamRowProps = { team: CardTeam; isBehind?: boolean; hasStarted?: boolean; showsScore?: boolean };

/** One club's row of a card: emblem, name, runs if the game has started, record and starting pitcher, in the order in which they are read. */
function TeamRow({ team, isBehind = false, hasStarted = false, showsScore = hasStarted }: TeamRowProps) {
  return (
    <span className={classNames(liveCardStyles.row, isBehind && liveCardStyles.behind)} data-club={team.id}>
      <Emblem teamId={team.id} size={32} />
      <span className={liveCardStyles.name} title={team.shortName.length > 11 ? team.shortName : undefined}>
        {team.shortName}
      </span>{' '}
      {showsScore && team.score !== null && <Score runs={team.score} />}{' '}
      {team.record !== null && (
        <span className={liveCardStyles.record}>{`${team.record.wins}–${team.record.losses}`}</span>
      )}{' '}
      <Pitcher pitcher={team.probablePitcher} label={hasStarted ? 'Starter' : 'Probable pitcher'} />
    </span>
  );
}

type TeamRowsProps = { teams: GameCard['teams']; marksLoser?: boolean; showsScore?: boolean };

/** Both clubs with their runs, the away club first. */
function ScoreRows({ teams: { away, home }, marksLoser = false, showsScore = true }: TeamRowsProps) {
  const margin = (home.score ?? 0) - (away.score ?? 0);
  return (
    <Stack gap={1}>
      <TeamRow hasStarted team={away} showsScore={showsScore} isBehind={marksLoser && margin > 0} />
      <TeamRow hasStarted team={home} showsScore={showsScore} isBehind={marksLoser && margin < 0} />
    </Stack>
  );
}
