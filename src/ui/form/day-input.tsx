import { useLayoutEffect, useRef, type InputHTMLAttributes } from 'react';

type DayInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> & {
  /** YYYY-MM-DD; undefined or empty without a day */
  value: string | undefined;
  onPick(day: string): void;
};

/** A year that is still being typed, such as 0002, is not a day yet. */
const firstDay = '1871';

/** A date field that applies each complete and allowed day. It keeps the focus when `value` changes. */
export function DayInput({ value = '', onPick, ...rest }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // at once: a later effect could replace what the user has entered since the day was shown
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <input
      type="date"
      {...rest}
      ref={input}
      defaultValue={value}
      onChange={({ target }) => {
        if (target.value > firstDay && target.validity.valid) onPick(target.value);
      }}
    />
  );
}
