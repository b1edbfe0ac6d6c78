import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Text } from './text.tsx';
import styles from './combobox.module.css';
import controls from './controls.module.css';

type ComboboxProps = {
  label: string;
  /** name of the search parameter, for a surrounding form that works without scripts */
  name?: string;
  placeholder?: string;
  /** text of the box; the parent that finds the options holds it */
  text: string;
  onText: (text: string) => void;
  /** the matches, best first */
  options: readonly ComboboxOption[];
  /** the options for this text are loading, so that no missing match is reported yet */
  isLoading?: boolean;
  /** a match is followed */
  onFollow?: (option: ComboboxOption) => void;
  /** the matches are below the box instead of above the page, those for an empty text too, and stay when the box loses the focus */
  isInFlow?: boolean;
};

/** A search box whose matches are links. Arrow keys move through them, Enter follows the active one or the first, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, name, placeholder, text, onText, options, isLoading = false, onFollow, isInFlow = false } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-${index}`;
  const hasText = text.trim() !== '';
  const isShown = isOpen && (hasText || isInFlow);
  const hasOptions = isShown && options.length > 0;
  const status = isShown && hasText && !isLoading ? describeMatchCount(options.length) : '';

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const moved = nextActive(event.key, active, isShown ? options.length : 0);
    if (moved !== null) setActive(moved);
    else if (event.key === 'Enter' && hasOptions) document.getElementById(optionId(Math.max(0, active)))?.click();
    else if (event.key === 'Escape' && isShown && !isInFlow) close();
    else if (event.key === 'ArrowDown') setIsOpen(true);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={classNames(styles.combobox, isInFlow && styles.inFlow)}
      onBlur={({ currentTarget, relatedTarget }) => isInFlow || currentTarget.contains(relatedTarget) || close()}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.field}
        // in a dialog, Escape closes the dialog and does not clear the box
        type={isInFlow ? 'text' : 'search'}
        role="combobox"
        name={name}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 || !hasOptions ? undefined : optionId(active)}
        onChange={({ target }) => {
          onText(target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      />
      <ComboboxList
        id={`${id}-list`}
        label={label}
        options={hasOptions ? options : []}
        optionId={optionId}
        active={active}
        onFollow={(option) => {
          close();
          onFollow?.(option);
        }}
      />
      <p role="status" className={status !== '' && options.length === 0 ? styles.none : 'visually-hidden'}>
        {status}
      </p>
    </div>
  );
}

function describeMatchCount(count: number): string {
  if (count === 0) return 'No results found.';
  return count === 1 ? '1 result' : `${count} results`;
}

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  optionId: (index: number) => string;
  active: number;
  onFollow: (option: ComboboxOption) => void;
};

/** The matches below the box. The focus stays in the box, whose `aria-activedescendant` names the active match. */
function ComboboxList({ id, label, options, optionId, active, onFollow }: ComboboxListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
      {options.map((option, index) => (
        <Link
          key={option.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          to={option.href}
          className={classNames(controls.target, styles.option, index === active && styles.active)}
          // otherwise the box loses the focus and the list closes before the click
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFollow(option)}
        >
          {option.picture}
          <span>{option.label}</span>
          {option.detail !== undefined && <Text size="sm">{option.detail}</Text>}
        </Link>
      ))}
    </div>
  );
}

/** The next active option after a key; -1 means none. Null: the key does not move the selection. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active >= count - 1 ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}

/** A match of a search: its label, a detail to distinguish equal labels, and the URL of its page. */
export type ComboboxOption = {
  id: number | string;
  label: string;
  detail?: string | undefined;
  href: string;
  picture?: ReactNode;
};
