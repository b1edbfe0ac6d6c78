import { useState } from 'react';
import { Button } from '../button.tsx';
import { ClubButtons } from '../club-buttons.tsx';
import { AddressSelect } from '../form/address-select.tsx';
import { Field } from '../form/field.tsx';
import choice from '../choice.module.css';
import controls from '../controls.module.css';
import { Choice } from '../choice.tsx';
import { LabeledSelect } from '../form/select.tsx';
import { CloseButton, Dialog } from '../dialog.tsx';
import { Slider } from '../form/slider.tsx';
import { Tabs } from '../form/tabs.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '../link.tsx';
import { Term } from '../term/term.tsx';
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
export function Controls() {
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
      <AddressSelect label="Season" name="season" value="2026" choices={choices} />
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
