import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#platform/page/paths.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import { hasStarted, isInProgress } from '#rules/baseball/game/predicates.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import { Link } from '#ui/link.tsx';
import { MissingPlays } from '#ui/missing-plays.tsx';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { pitchSound } from '../rules/pitch-words.ts';
import { verbosities, verbosityNames, questions } from '../rules/questions.ts';
import { sampleSentence } from '../rules/sample-sentence.ts';
import { type ListenedGame, ask } from './ask.ts';
import { listeningSettings, useListeningSettings } from './listening-settings.ts';
import { PlayRecord } from './play-record.tsx';
import { playPitch, playRuns } from './sounds.ts';
import { useLastSaid, speech } from './voice.ts';
import controls from '#ui/controls.module.css';
import styles from './listening-panel.module.css';

function VerbosityChoice() {
  const { verbosity } = useListeningSettings();
  return (
    <fieldset className={styles.choice}>
      <legend>What is announced</legend>
      {verbosities.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="verbosity"
            checked={each === verbosity}
            onChange={() => listeningSettings.change({ verbosity: each })}
          />
          <b>{verbosityNames[each]}</b>
          <small>“{sampleSentence(each)}”</small>
        </label>
      ))}
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
          <button
            key={id}
            type="button"
            className={controls.control}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => void ask(id, { view, isReplay, queryClient })}
          >
            {name} {hasKeys && <kbd aria-hidden="true">{key}</kbd>}
          </button>
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
        <button
          key={name}
          type="button"
          className={controls.control}
          onClick={() => {
            const sound = pitchSound({ x, z }, zone);
            if (sound) playPitch(sound);
          }}
        >
          {name}
        </button>
      ))}
      <button type="button" className={controls.control} onClick={() => playRuns()}>
        Runs
      </button>
    </div>
  );
}
