import type { ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import { chanceNow } from '#rules/baseball/game/chance-now.ts';
import { describeState, nameNoHitter } from '#rules/baseball/game/describe-state.ts';
import { favoredSide, formatChance } from '#rules/baseball/game/format-chance.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { hasStarted, isOver, winningSide } from '#rules/baseball/game/predicates.ts';
import { BaseDiamond } from '#ui/baseball/base-diamond.tsx';
import { CountDots } from '#ui/baseball/count-dots.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { QuietLink } from '#ui/kit/quiet-link.tsx';
import { GameTools } from './game-tools.tsx';
import { LineScore } from './line-score.tsx';
import styles from './scoreboard.module.css';

/** One side: emblem, name, record and runs. */
function Club({ view, side }: { view: GameView; side: Side }) {
  const team = view.teams[side];
  const { noHitter } = view;
  const isWinner = winningSide(view) === side;
  return (
    <div className={styles.club} data-side={side} data-winner={isWinner || undefined}>
      <Emblem teamId={team.id} size={56} />
      <div>
        <p className={styles.name}>
          <QuietLink href={paths.club(team.id)}>
            <span className="visually-hidden">{team.name}</span>
            <span aria-hidden="true">{team.shortName}</span>
          </QuietLink>
        </p>
        <p className={styles.record}>
          {team.record && (
            <span>
              {team.record.wins}–{team.record.losses}
            </span>
          )}
          {isWinner && <span className={styles.winner}>Winner</span>}
          {noHitter?.side === side && <b className={styles.noHitter}>{nameNoHitter(noHitter)}</b>}
        </p>
      </div>
      {hasStarted(view) && (
        <p key={view.totals[side].runs} className={styles.runs}>
          {view.totals[side].runs}
          <span className="visually-hidden"> runs</span>
        </p>
      )}
    </div>
  );
}

/** The club that is more likely to win, and its chance. */
function Chance({ view }: { view: GameView }) {
  const { teams } = view;
  const homeChance = chanceNow(view);
  if (homeChance === null) return null;
  const side = favoredSide(homeChance);
  return (
    <p className={styles.chance}>
      {teams[side].abbreviation} <b>{formatChance(homeChance, side)}</b>
      <span> to win</span>
    </p>
  );
}

type Props = {
  view: GameView;
  /** the state of the connection or the age of the data */
  freshness: ReactNode;
  /** the start time, shown in the middle before the game */
  start?: ReactNode;
  controls: ReactNode;
  /** the user's call, below the line score */
  call?: ReactNode;
  children?: ReactNode;
};

/** The top of every layout: clubs and runs, the situation, the line score, and what can be done with the page. */
export function GameBoard({ view, freshness, start, controls, call, children }: Props) {
  const { tone, headline, detail } = describeState(view);
  const { noHitter } = view;
  const isInProgress = hasStarted(view) && !isOver(view);
  const tools = <GameTools view={view} controls={controls} />;
  return (
    <Card as="section" className={styles.board} aria-label="Scoreboard">
      {view.series && (
        <p className={styles.series}>
          <Link to={paths.postseason({ season: view.season })}>{view.series}</Link>
        </p>
      )}
      <div
        className={styles.scoreboard}
        data-tone={tone}
        data-started={hasStarted(view) || undefined}
        data-playing={isInProgress || undefined}
      >
        <Club view={view} side="away" />
        <div className={styles.situation}>
          <div>
            {/* the key makes a changed headline a new element, so it does not count as a layout shift */}
            <p key={headline} className={styles.state}>
              {headline}
              {detail && <span className={styles.detail}> {detail}</span>}
              {noHitter && (
                <span className={styles.news}>
                  {' '}
                  {view.teams[noHitter.side].abbreviation} {nameNoHitter(noHitter).toLowerCase()}
                </span>
              )}
            </p>
            {start}
            {freshness}
          </div>
          {isInProgress && (
            <>
              <BaseDiamond bases={view.bases} size={52} />
              <div className={styles.count}>
                <CountDots kind="balls" value={view.balls} />
                <CountDots kind="strikes" value={view.strikes} />
                <CountDots kind="outs" value={view.outs} />
              </div>
              <Chance view={view} />
            </>
          )}
        </div>
        <Club view={view} side="home" />
        {hasStarted(view) && (
          <div className={styles.below}>
            <div className={styles.side}>
              <div className={styles.line}>
                <LineScore view={view} />
              </div>
              {call}
            </div>
            {tools}
          </div>
        )}
      </div>
      {children}
      {!hasStarted(view) && tools}
    </Card>
  );
}
