import type { Ref } from 'react';

type TabsProps = {
  parts: readonly (readonly [value: string, name: string])[];
  className: string | undefined;
  onChange?: () => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** Selects the part of the page that a phone shows. Style sheets read the choice, so it works without scripts. */
export function Tabs({ parts, className, onChange, ref }: TabsProps) {
  return (
    <fieldset ref={ref} className={className} onChange={onChange}>
      <legend className="visually-hidden">Part of the page</legend>
      {parts.map(([value, name], place) => (
        <label key={value}>
          <input type="radio" name="part" value={value} defaultChecked={place === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
