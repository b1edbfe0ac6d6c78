import { useEffect, useRef } from 'react';
import type { FreeAgentView } from '../../rules/free-agent-filter.ts';
import { AddressForm } from '#ui/form/address-form.tsx';
import { useAddressParam } from '#ui/form/use-address-param.ts';
import segments from '#ui/form/segments.module.css';
import styles from '../free-agents.module.css';
import { Button } from '#ui/button.tsx';

const views: readonly { view: FreeAgentView; name: string }[] = [
  { view: 'unsigned', name: 'Unsigned' },
  { view: 'signed', name: 'Signed' },
];

type ViewRadiosProps = { view: FreeAgentView; counts: Readonly<Record<FreeAgentView, number>> | null };

/** Selects unsigned or signed players. The view is part of the address; without scripts a button submits it. */
export function ViewRadios({ view: shown, counts }: ViewRadiosProps) {
  const param = useAddressParam('view');
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // the address can change without a choice; new elements would lose the focus
  useEffect(() => {
    const radio = fieldset.current?.querySelector<HTMLInputElement>(`[value='${shown}']`);
    if (radio) radio.checked = true;
  }, [shown]);
  return (
    <AddressForm param={param} className={styles.views}>
      <fieldset ref={fieldset} className={segments.segments}>
        <legend className="visually-hidden">Free agents</legend>
        {views.map(({ view, name }) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              value={view}
              defaultChecked={view === shown}
              onChange={() => param.choose(view)}
            />
            {name}
            <small>{counts?.[view] ?? ''}</small>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="needs-no-script">
        Show
      </Button>
    </AddressForm>
  );
}
