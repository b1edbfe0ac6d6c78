import { clubs } from '#rules/baseball/teams/clubs.ts';
import { BaseDiamond } from '../diamond/base-diamond.tsx';
import { CountDots } from '../count-dots.tsx';
import { Drawing } from '../pictures/drawing.tsx';
import { Emblem } from '../pictures/emblem.tsx';
import { FanPicture } from '../pictures/fan-picture.tsx';
import { Person } from '../person.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Stamp } from '../stamp.tsx';
import styles from './styleguide.module.css';

const taken = [0, 1, 2, 3, 4, 5, 6, 7];
const runner = (isThere: boolean) => (isThere ? 1 : null);
const drawings = [
  'park#park',
  'tiles#roster',
  'tiles#sabermetrics',
  'tiles#scorebook',
  'tiles#umpire',
  'tiles#pitching',
  'moments#lost-ball',
  'moments#rain-delay',
  'moments#walk-off',
  'moments#new-park',
  'moments#bullpen-gate',
] as const;
const profilePics = ['1', '5', '10', '17', '18', '42', '46'];

/** The drawn components in their states. */
export function Pictures() {
  return (
    <>
      <div className={styles.row}>
        {taken.map((bits) => (
          <BaseDiamond
            key={bits}
            bases={{ first: runner(bits % 2 > 0), second: runner(bits % 4 > 1), third: runner(bits > 3) }}
          />
        ))}
      </div>
      <div className={styles.row}>
        {[0, 1, 2, 3].map((value) => (
          <span key={value}>
            <CountDots kind="balls" value={value} /> <CountDots kind="strikes" value={Math.min(value, 2)} />{' '}
            <CountDots kind="outs" value={Math.min(value, 2)} />
          </span>
        ))}
        <Stamp>Called</Stamp>
      </div>
      <ul className={styles.row}>
        {drawings.map((name) => (
          <li key={name}>
            <Drawing of={name} className={styles.drawing} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.row}>
        {clubs.map(({ id, name }) => (
          <li key={id} data-club={id}>
            <Emblem teamId={id} size={16} />
            <Emblem teamId={id} size={48} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Person face={<FanPicture profilePic="5" size={48} />} name="A person" to={paths.player()}>
          <p>Center fielder</p>
        </Person>
        <Person face={<FanPicture profilePic="" size={72} />} name="A person above a part" as="h2" />
        {profilePics.map((profilePic) => (
          <FanPicture key={profilePic} profilePic={profilePic} size={72} alt={`Picture p${profilePic}`} />
        ))}
      </div>
    </>
  );
}
