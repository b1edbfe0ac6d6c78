import { type ReactNode, useState } from 'react';
import { paths } from '#platform/page/paths.ts';
import { clubs } from '#rules/baseball/teams/clubs.ts';
import { BaseDiamond } from '#ui/baseball/base-diamond.tsx';
import { ClubButtons } from '#ui/baseball/club-buttons.tsx';
import { CountDots } from '#ui/baseball/count-dots.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Person } from '#ui/baseball/person.tsx';
import { Term } from '#ui/baseball/term.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Combobox } from '#ui/kit/combobox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Drawing } from '#ui/kit/drawing.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Stamp } from '#ui/kit/stamp.tsx';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import { Field } from '../form/field.tsx';
import { LabeledSelect } from '../form/select.tsx';
import { Slider } from '../form/slider.tsx';
import { Tabs } from '../form/tabs.tsx';
import { UrlSelect } from '../form/url-select.tsx';
import { Tables } from './tables.tsx';
import choice from '#ui/kit/choice.module.css';
import controls from '#ui/kit/controls.module.css';
import styles from './styleguide.module.css';

const choices = ['2026', '2025', '2024'].map((value) => ({ value, label: value }));
const parts = [
  ['one', 'One part'],
  ['other', 'Another'],
] as const;
const options = choices.map(({ value, label }, place) => ({
  to: `/styleguide?season=${value}`,
  name: label,
  count: place * 12,
  isChosen: place === 1,
}));
const twoClubs = [
  { id: 144, shortName: 'Braves', row: 'Braves' },
  { id: 121, shortName: 'Mets', row: 'Mets' },
];
const names = ['Hal Ruiz', 'Ben Ortega', 'José Peña'];

/** The interactive controls. */
function Controls() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const found = names
    .filter((name) => text !== '' && name.toLowerCase().includes(text.toLowerCase()))
    .map((name, index) => ({ id: String(index), label: name, href: '/styleguide' }));
  return (
    <div className={styles.row}>
      <Button>A button</Button>
      <Button isFilled>The main action</Button>
      <Button disabled>Not now</Button>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        A dialog
      </Button>
      {isOpen && (
        <Dialog title="A question" onClose={() => setIsOpen(false)} actions={<CloseButton isFilled>Done</CloseButton>}>
          <p>It keeps its place while its content grows.</p>
          <label>
            <input type="checkbox" /> A choice
          </label>
        </Dialog>
      )}
      <Link to={paths.home()}>A link</Link>
      <UrlSelect label="Season" name="season" value="2026" choices={choices} />
      <label>
        A day <input type="date" className={controls.field} defaultValue="2026-06-06" />
      </label>
      <div>
        <LabeledSelect id="choice" label="A choice" choices={choices} />
      </div>
      <Field form="styleguide" name="email" label="Email" type="email" hint="For lost passwords only." />
      <Field form="invalid" name="email" label="Email" error="must be an address" />
      <div>
        <Slider label="A slider" text="60 percent" min={0} max={100} defaultValue={60} onPick={() => {}} />
      </div>
      <Tabs parts={parts} className={choice.row} />
      {(['row', 'chips', 'line'] as const).map((look) => (
        <Choice
          key={look}
          label={`Years as ${look}`}
          options={options}
          look={look}
          club={look === 'line' ? 147 : null}
        />
      ))}
      <ClubButtons question="Who wins?" clubs={twoClubs} chosenId={121} onChoose={() => {}} />
      <Combobox label="Search" placeholder="Search by Player name" text={text} onText={setText} options={found} />
      <p>
        A figure that explains itself: <Term id="obp">OBP</Term> .371
      </p>
    </div>
  );
}

export function loader() {
  return { title: 'Style guide', description: 'Every control and picture in its states. In development only.' };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </Stack>
  );
}

/** Samples of everything in docs/design.md. The route exists only in development. */
function StyleguidePage() {
  return (
    <Stack gap={6}>
      <Part title="Type">
        <TypeSteps />
      </Part>
      <Part title="Colors">
        <Colors />
      </Part>
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Pictures">
        <Pictures />
      </Part>
      <Part title="Tables and notices">
        <Tables />
      </Part>
    </Stack>
  );
}

export { StyleguidePage as Component };

const steps = {
  xs: styles.textXs,
  sm: styles.textSm,
  md: styles.textMd,
  lg: styles.textLg,
  xl: styles.textXl,
  '2xl': styles.text2xl,
  '3xl': styles.text3xl,
  score: styles.textScore,
};

/** One line of text in each font size. */
function TypeSteps() {
  return (
    <>
      <h1>The first heading, one a page</h1>
      <h2>The second, over a part</h2>
      <h3>The third, over a part of that</h3>
      <ul>
        {Object.entries(steps).map(([step, className]) => (
          <li key={step} className={className}>
            0123456789 · .300 · 5.2 IP <code>--text-{step}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const tokens = [
  'paper',
  'paper-deep',
  'card',
  'ink',
  'ink-soft',
  'rule',
  'rule-fine',
  'edge',
  'red',
  'green',
  'gold',
  'blue',
  'grass',
  'dirt',
  'mark',
  'sky',
  'stand',
  'crowd',
  'turf',
  'mown',
  'clay',
  'wood',
  'wall',
  'lamp',
] as const;

/** The colors of the current theme. */
function Colors() {
  return (
    <ul className={styles.row}>
      {tokens.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 72 40" width="72" height="40" aria-hidden="true">
            <rect x="0.5" y="0.5" width="71" height="39" fill={`var(--${name})`} stroke="var(--rule)" />
          </svg>
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}

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
function Pictures() {
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
        <Person face={<UserPicture profilePic="5" size={48} />} name="A person" to={paths.player()}>
          <p>Center fielder</p>
        </Person>
        <Person face={<UserPicture profilePic="" size={72} />} name="A person above a part" as="h2" />
        {profilePics.map((profilePic) => (
          <UserPicture key={profilePic} profilePic={profilePic} size={72} alt={`Picture p${profilePic}`} />
        ))}
      </div>
    </>
  );
}
