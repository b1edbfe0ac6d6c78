import { memo } from 'react';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { halfInnings } from '#rules/baseball/game/play-log.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { useSteadyScroll } from '#ui/use-steady-scroll.ts';
import { describePitchInFull } from '../rules/pitch-words.ts';
import styles from './listening-panel.module.css';

type PlayProps = { play: PlateAppearance; batter: string; teams: GameView['teams'] };

const Play = memo(function Play({ play, batter, teams }: PlayProps) {
  const { event, description, notes, pitches, isScoring, away, home } = play;
  return (
    <article>
      <h5>{event === null ? `At bat: ${batter}` : `${event}: ${batter}`}</h5>
      {description !== null && <p>{description}</p>}
      {isScoring && (
        <p>
          {teams.away.shortName} {away}, {teams.home.shortName} {home}.
        </p>
      )}
      {[...new Set([...notes, ...describeChallenges(play, teams)])].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol>
        {pitches.map((pitch) => (
          <li key={pitch.number}>{describePitchInFull(pitch, play)}.</li>
        ))}
      </ol>
    </article>
  );
});

type Props = { plays: PlateAppearance[]; people: GameView['people']; teams: GameView['teams'] };

/** Every play and pitch in words, the newest first, with a heading for each plate appearance that begins with its result. */
export function PlayRecord({ plays, people, teams }: Props) {
  const scroller = useSteadyScroll();
  return (
    <ScrollRegion ref={scroller} className={styles.box} label="Plays and pitches in words" isShort={plays.length < 4}>
      {/* the announcer speaks; a log that speaks too would say everything twice */}
      <div role="log" aria-live="off" aria-label="Plays and pitches">
        {plays.length === 0 && <p>No play yet.</p>}
        {halfInnings(plays).map(({ inning, half, plays: ofHalf }) => (
          <section key={`${inning}-${half}`}>
            <h4>{formatHalfInning({ half, inning })}</h4>
            {ofHalf.map((play) => (
              <Play key={play.index} play={play} batter={nameOf(people, play.batterId)} teams={teams} />
            ))}
          </section>
        ))}
      </div>
    </ScrollRegion>
  );
}
