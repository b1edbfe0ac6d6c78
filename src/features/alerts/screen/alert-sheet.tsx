import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { askToSignIn, useSession } from '#features/accounts/queries/session.ts';
import {
  type BrowserState,
  browserTexts,
  homeScreenSteps,
  readBrowserState,
} from '#features/reminders/queries/browser-state.ts';
import { remindersQuery, subscribeBrowser } from '#features/reminders/queries/notifications.ts';
import { quietHoursText } from '#features/reminders/queries/quiet-hours-text.ts';
import { paths } from '#platform/page/paths.ts';
import { announceVisibly } from '#ui/kit/announce.ts';
import { Button } from '#ui/kit/button.tsx';
import { CloseButton } from '#ui/kit/close-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import type { AlertSettings, endAlerts, NewSubscription, subscribeToAlerts } from '../contract.ts';
import { alertSettingsQuery } from '../queries/alerts.ts';
import { useSubjectName } from '../queries/use-subject-name.ts';
import { kindsOf, presetsOf, usualPreset } from '../rules/alert-texts.ts';
import { parseSubjectCode } from '../rules/parse-subject-code.ts';
import { type AlertSubject, subjectCode } from '../rules/subject-code.ts';
import styles from './alert-sheet.module.css';

type Choice = NewSubscription['choice'];
type ChoiceProps = { of: AlertSubject; choice: Choice; onChange: (choice: Choice) => void };

/** The kinds of moments, of which at least one is chosen. */
function Kinds({ of, choice, onChange }: ChoiceProps) {
  const chosen = choice.kinds ?? [];
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Kinds of alerts</legend>
      {kindsOf(of.subject).map(({ kind, name }) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange({
                preset: null,
                kinds: target.checked ? [...chosen, kind] : chosen.filter((each) => each !== kind),
              })
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** How much comes: a preset, or kinds that the user chooses. */
function ChoiceFields(props: ChoiceProps) {
  const { of, choice, onChange } = props;
  const name = useId();
  const hasKinds = kindsOf(of.subject).length > 0;
  return (
    <fieldset className={styles.frame}>
      <legend className="visually-hidden">How much</legend>
      {presetsOf(of.subject).map((each) => (
        <label key={each.preset}>
          <input
            type="radio"
            name={name}
            checked={choice.preset === each.preset}
            onChange={() => onChange({ preset: each.preset, kinds: null })}
          />
          <span>
            {each.name}
            <small>{each.text}</small>
          </span>
        </label>
      ))}
      {hasKinds && (
        <label>
          <input
            type="radio"
            name={name}
            checked={choice.kinds !== null}
            onChange={() => onChange({ preset: null, kinds: [] })}
          />
          Choose…
        </label>
      )}
      {choice.kinds !== null && <Kinds {...props} />}
    </fieldset>
  );
}

const asks = ' Your browser will ask whether Called Shot may show them: these alerts, and reminders of missing picks.';
const turnsOn = ' They are turned on with these alerts, and show reminders of missing picks too.';
const listed = ' Your alerts are on the page Alerts all the same.';

const more: Record<BrowserState, string> = {
  on: '',
  off: turnsOn,
  unasked: asks,
  blocked: listed,
  unsupported: listed,
  'home screen': listed,
};

type SheetProps = { userId: number; of: AlertSubject; title: string; onClose: () => void };

/** The changes of a subscription. `turnOn` asks for the permission of the browser first: browsers allow that only at once after a tap. */
function useSubscription({ userId, of, onClose, title }: SheetProps) {
  const queryClient = useQueryClient();
  const { data: settings, error: noSettings } = useQuery({ ...alertSettingsQuery(userId), staleTime: 0 });
  const { data: reminders, error: noReminders } = useQuery(remindersQuery(userId));
  const [isRefused, setIsRefused] = useState(false);
  const { send, error, isDone, isDisabled } = useChange({ invalidates: remindersQuery(userId) });
  const params = { id: userId };
  const saved = settings?.subscriptions.find((each) => subjectCode(each) === subjectCode(of));
  const keep = (changed: AlertSettings) => queryClient.setQueryData(alertSettingsQuery(userId).queryKey, changed);
  const state = reminders && (isRefused ? 'blocked' : readBrowserState(reminders.isSubscribed));

  async function turnOn(choice: Choice): Promise<void> {
    const answer = state === 'unasked' ? await Notification.requestPermission() : null;
    const isGranted = state === 'on' || state === 'off' || answer === 'granted';
    setIsRefused(answer === 'denied');
    const after = async (changed: AlertSettings) => {
      keep(changed);
      if (!isGranted) return;
      if (state !== 'on') await subscribeBrowser(userId, reminders?.publicKey ?? '');
      onClose();
      announceVisibly(`On. ${title}`);
    };
    await send<typeof subscribeToAlerts>(
      'POST /api/users/:id/alerts/settings',
      { params, body: { ...of, choice } },
      { after },
    );
  }
  const end = (subscriptionId: number) =>
    send<typeof endAlerts>(
      'DELETE /api/users/:id/alerts/settings/:subscriptionId',
      { params: { ...params, subscriptionId } },
      {
        after: (changed) => {
          keep(changed);
          onClose();
        },
        done: `Off. ${title}`,
      },
    );
  const isLoaded = settings !== undefined && state !== undefined;
  return {
    saved,
    state,
    quietHours: reminders && quietHoursText(reminders),
    error: error ?? noSettings ?? noReminders,
    isSaved: isDone,
    isDisabled: isDisabled || !isLoaded,
    turnOn,
    end,
  };
}

/** Chooses what comes of a subject, and turns on the notifications of this browser. */
export function AlertSheet(props: SheetProps) {
  const { of, title } = props;
  const { saved, state, quietHours, error, isSaved, isDisabled, turnOn, end } = useSubscription(props);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const stored = saved && (saved.kinds === null ? null : { preset: null, kinds: saved.kinds });
  const usual = { preset: saved?.preset ?? usualPreset(of.subject), kinds: null };
  const choice = chosen ?? stored ?? usual;
  const isStored = isSaved && saved?.preset === choice.preset && String(saved.kinds) === String(choice.kinds);
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      actions={
        <>
          {saved && (
            <Button disabled={isDisabled} onClick={() => void end(saved.id)}>
              Turn off
            </Button>
          )}
          <CloseButton isFilled={isStored}>{isStored ? 'Done' : 'Cancel'}</CloseButton>
          {!isStored && (
            <Button
              isFilled
              disabled={isDisabled || choice.kinds?.length === 0}
              onClick={() => void turnOn(choice).catch(() => undefined)}
            >
              {saved ? 'Save' : 'Turn on'}
            </Button>
          )}
        </>
      }
    >
      <p>
        A message when it happens. If you delay or pause the page, or hide scores, the messages do so too. {quietHours}{' '}
        <Link to={paths.settings('notifications')} onClick={props.onClose}>
          Change
        </Link>
      </p>
      <ChoiceFields of={of} choice={choice} onChange={setChosen} />
      <div className={styles.browser}>
        <p role="status">
          {saved && <b>These alerts are on. </b>}
          {state && `${browserTexts[state]}${more[state]}`}
        </p>
        {state === 'home screen' && (
          <ol>
            {homeScreenSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <Problem text={error?.message} />
      </div>
    </Dialog>
  );
}

/** The sheet of the bell or button that was pressed. A visitor is asked to sign in, which keeps what the alerts are about. */
export function AlertDialog({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const { user, isKnown } = useSession();
  const code = opener?.dataset.of;
  const of = parseSubjectCode(code);
  const title = opener?.dataset.title ?? opener?.getAttribute('aria-label') ?? opener?.textContent ?? 'Alerts';
  const isVisitor = isKnown && user === null;
  useEffect(() => {
    if (!isVisitor) return;
    if (code !== undefined) askToSignIn({ errand: { alerts: code }, what: `${title}.` });
    onClose();
  }, [isVisitor, code, title, onClose]);
  return user !== null && of !== null && <AlertSheet userId={user.id} of={of} title={title} onClose={onClose} />;
}

type WantedProps = { userId: number; onClose: () => void };

function NamedSheet({ of, ...props }: WantedProps & { of: AlertSubject }) {
  return <AlertSheet of={of} title={`Alerts: ${useSubjectName(of)}`} {...props} />;
}

/** The sheet for what a visitor wanted alerts of before signing in (`subjectCode`): it says whether they are on. */
export function WantedSheet({ code, ...props }: WantedProps & { code: string }) {
  const of = parseSubjectCode(code);
  return of !== null && <NamedSheet of={of} {...props} />;
}
