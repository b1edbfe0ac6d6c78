import { classNames } from '../class-names.ts';
import controls from '../controls.module.css';
import { Link } from '../link.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
import { Text } from '../text.tsx';

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  optionId: (index: number) => string;
  active: number;
  onFollow: (option: ComboboxOption) => void;
};

/** The matches below the box. The focus stays in the box, whose `aria-activedescendant` names the active match. */
export function ComboboxList({ id, label, options, optionId, active, onFollow }: ComboboxListProps) {
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
