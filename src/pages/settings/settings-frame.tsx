import type { ReactNode } from 'react';
import { type SettingsSection, settingsSections } from '#features/accounts/rules/settings-sections.ts';
import { paths } from '#platform/page/paths.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './settings-frame.module.css';

type SettingsFrameProps = {
  /** of the URL; undefined: the list, beside which a wide screen has the first section */
  chosen: SettingsSection | undefined;
  /** whether the section does nothing without scripts */
  needsScripts: boolean;
  children: ReactNode;
};

/** The list of the sections and one section beside it. A phone shows the list or a section with a link back. */
export function SettingsFrame({ chosen, needsScripts, children }: SettingsFrameProps) {
  const shown = chosen ?? 'profile';
  const { name } = settingsSections[shown];
  const isList = chosen === undefined;
  return (
    <div className={styles.page} data-list={isList}>
      <div className={styles.sections}>
        {isList ? (
          <h1 tabIndex={-1} className={styles.title}>
            Settings
          </h1>
        ) : (
          <p className={styles.title}>Settings</p>
        )}
        <nav aria-label="Settings">
          <ul>
            {Object.entries(settingsSections).map(([id, section]) => (
              <li key={id}>
                <Link to={paths.settings(id)} aria-current={id === shown ? 'page' : undefined}>
                  <span>{section.name}</span>
                  <small>{section.contents}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div id="settings" className={styles.section}>
        <header>
          {isList ? (
            <h2 className={styles.name}>{name}</h2>
          ) : (
            <>
              <Link to={paths.settings()} className={styles.back}>
                ‹ Settings
              </Link>
              <h1 tabIndex={-1}>{name}</h1>
            </>
          )}
        </header>
        {needsScripts && <Note className="needs-no-script">These settings need JavaScript.</Note>}
        <div className={classNames(styles.parts, needsScripts && 'needs-script')}>{children}</div>
      </div>
    </div>
  );
}
