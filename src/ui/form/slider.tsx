import { type ComponentProps, type ReactNode, useId } from 'react';

type SliderProps = ComponentProps<'input'> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** what is selected, in words */
  text: string;
  onPick: (value: number) => void;
};

/** Selects a value of a range. */
export function Slider({ label, isLabelHidden = false, text, onPick, ...input }: SliderProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onPick(target.valueAsNumber)}
        {...input}
      />
    </>
  );
}
