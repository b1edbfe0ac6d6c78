import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { paths } from '#platform/page/paths.ts';
import { formatHalfInning } from '#rules/baseball/game/card-text.ts';
import { describeChallenges } from '#rules/baseball/game/describe-pitch.ts';
import { nameOf } from '#rules/baseball/game/describe.ts';
import type { PlateAppearance, GameView } from '#rules/baseball/game/model.ts';
import { halfInnings } from '#rules/baseball/game/play-log.ts';
import { hasStarted, isInProgress } from '#rules/baseball/game/predicates.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import { MissingPlays } from '#ui/baseball/missing-plays.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSteadyScroll } from '#ui/kit/use-steady-scroll.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { pitchSound, describePitchInFull } from '../rules/pitch-words.ts';
import { questions } from '../rules/questions.ts';
import { sampleSentence } from '../rules/sample-sentence.ts';
import { verbosities, verbosityNames } from '../rules/sentence-between.ts';
import { type ListenedGame, ask } from './ask.ts';
import { listeningSettings, useListeningSettings } from './listening-settings.ts';
import { playPitch, playRuns } from './sounds.ts';
import { useLastSaid, speech } from './voice.ts';
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
  const scroller = useSteadyScroll(plays);
  return (
    <ScrollRegion ref={scroller} className={styles.box} label="Plays and pitches in words">
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

function VerbosityChoice() {
  const { verbosity } = useListeningSettings();
  return (
    <fieldset className={styles.choice}>
      <legend>What is announced, also while this is closed</legend>
      {verbosities.map((each) => {
        const sample = sampleSentence(each);
        return (
          <label key={each}>
            <input
              type="radio"
              name="verbosity"
              checked={each === verbosity}
              onChange={() => listeningSettings.change({ verbosity: each })}
            />
            <b>{verbosityNames[each]}</b>
            {sample !== null && <small>“{sample}”</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

type SwitchName = 'hasKeys' | 'hasSounds' | 'hasSpeech';

function Switch({ name, label, hint }: { name: SwitchName; label: string; hint: string }) {
  const settings = useListeningSettings();
  return (
    <label>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={({ target }) => listeningSettings.change({ [name]: target.checked })}
      />
      <b>{label}</b>
      <small>{hint}</small>
    </label>
  );
}

function Switches() {
  const { hasSounds } = useListeningSettings();
  return (
    <fieldset className={styles.choice}>
      <legend>How</legend>
      <Switch
        name="hasKeys"
        label="Single keys"
        hint="S, C, B and the other keys below answer anywhere on this page."
      />
      {speech.isAvailable() && (
        <Switch
          name="hasSpeech"
          label="Read aloud"
          hint="The browser speaks instead of your screen reader, so that nothing is said twice."
        />
      )}
      <Switch
        name="hasSounds"
        label="Sounds"
        hint="Two tones for each pitch, first its height, then its side; up to three clicks the nearer it is to the edge of the zone; a chord for runs."
      />
      {hasSounds && <SoundSamples />}
    </fieldset>
  );
}

/** The plays that have ended, and the one in progress; null until they are loaded. */
function playsOf({ plays, view }: ListenedGame): PlateAppearance[] | null {
  const current = view.plateAppearance;
  if (plays === null) return hasStarted(view) ? null : [];
  return current && isInProgress(current) ? [...plays, current] : plays;
}

/** Everything to listen to a game: what is announced and how, questions, and every play and pitch in words. */
export function ListeningPanel({ screen }: { screen: ListenedGame }) {
  const plays = playsOf(screen);
  return (
    <div className={styles.panel}>
      <p>
        What happens in this game is announced to screen readers, at most one sentence in four seconds; this device
        remembers how. <Link to={paths.faq('listening')}>About listening mode</Link>
      </p>
      <div className={styles.settings}>
        <VerbosityChoice />
        <Switches />
      </div>
      <section className={styles.part} aria-labelledby="listening-questions">
        <h3 id="listening-questions">Ask</h3>
        <QuestionButtons screen={screen} />
      </section>
      <section className={styles.part} aria-labelledby="listening-log">
        <h3 id="listening-log">Play by play</h3>
        <MissingPlays view={screen.view} />
        {plays ? (
          <PlayRecord plays={plays} people={screen.view.people} teams={screen.view.teams} />
        ) : (
          <p>Attempting to fetch data</p>
        )}
      </section>
    </div>
  );
}

/** What can be asked, as buttons: for touch, and where a screen reader keeps single keys to itself. Below them, what was said last. */
function QuestionButtons({ screen: { view, isReplay } }: { screen: ListenedGame }) {
  const { hasKeys } = useListeningSettings();
  const queryClient = useQueryClient();
  const last = useLastSaid();
  return (
    <>
      <div className={styles.questions}>
        {questions.map(({ id, key, name }) => (
          <Button
            key={id}
            look="control"
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => void ask(id, { view, isReplay, queryClient })}
          >
            {name} {hasKeys && <kbd aria-hidden="true">{key}</kbd>}
          </Button>
        ))}
      </div>
      <ScrollRegion className={styles.last} label="Last announcement">
        {last ?? 'Nothing has been announced yet.'}
      </ScrollRegion>
    </>
  );
}

const zone = { zoneTop: defaultZone.top, zoneBottom: defaultZone.bottom };

/** Pitches at places of the zone that the names say; x and z as of a pitch, in feet. */
const pitches = [
  { name: 'In the middle', x: 0, z: 2.55 },
  { name: 'High, left', x: -1.3, z: 4 },
  { name: 'Low, right', x: 1.3, z: 1.1 },
  { name: 'On the upper edge', x: 0, z: 3.61 },
];

/** Buttons that play the sounds of some pitches, and of runs. */
function SoundSamples() {
  return (
    <div className={styles.questions} role="group" aria-label="Hear the sounds">
      {pitches.map(({ name, x, z }) => (
        <Button
          key={name}
          look="control"
          onClick={() => {
            const sound = pitchSound({ x, z }, zone);
            if (sound) playPitch(sound);
          }}
        >
          {name}
        </Button>
      ))}
      <Button look="control" onClick={() => playRuns()}>
        Runs
      </Button>
    </div>
  );
}
