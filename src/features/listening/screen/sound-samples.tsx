import { pitchSound } from '../rules/pitch-sound.ts';
import { defaultZone } from '#rules/baseball/game/strike-zone.ts';
import controls from '#ui/controls.module.css';
import { playPitch, playRuns } from './sounds.ts';
import styles from './listening-panel.module.css';

const zone = { zoneTop: defaultZone.top, zoneBottom: defaultZone.bottom };

/** Pitches at places of the zone that the names say; x and z as of a pitch, in feet. */
const pitches = [
  { name: 'In the middle', x: 0, z: 2.55 },
  { name: 'High, left', x: -1.3, z: 4 },
  { name: 'Low, right', x: 1.3, z: 1.1 },
  { name: 'On the upper edge', x: 0, z: 3.61 },
];

/** Buttons that play the sounds of some pitches, and of runs. */
export function SoundSamples() {
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
