import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { isClientError } from '#platform/api/api-error.ts';
import { connectionBack, send } from '#platform/page/call.ts';
import { viewerStore } from '#platform/page/viewer-store.ts';
import { announceVisibly } from '#ui/kit/announce.ts';
import type { storeViewer } from '../contract.ts';
import { storedViewer } from '../rules/stored-viewer.ts';
import { alertSettingsQuery } from './alerts.ts';

const key = 'alerts-obey';
const retryAfter = 30_000;
const tooMany = 429;

/** Whether the server can have something of this browser that alerts obey. Unknown without storage. */
function hasStored(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function note(hasSome: boolean): void {
  try {
    if (hasSome) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // storage may be disabled
  }
}

/**
 * Stores what the viewer of this browser delays, holds and hides with the user's sign-in, now and after each change: alerts obey it. A
 * change that cannot be stored is announced once, and tried again. Each document stores it, because its session can be a new one, unless
 * there is nothing to obey, and was nothing before.
 */
export function startStoringViewer(queryClient: QueryClient): void {
  let stored = '';
  let isSending = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Null: there is nothing to store, or no user. */
  const findChange = () => {
    const id = queryClient.getQueryData(sessionQuery.queryKey)?.id;
    const body = storedViewer({ clock: viewerStore.clock(), hidden: viewerStore.hidden() });
    const text = JSON.stringify([id, body]);
    const isOpen = body.delay === 0 && body.held === null && body.hidden.length === 0;
    if (id === undefined || text === stored || (isOpen && stored === '' && !hasStored())) return null;
    return { id, body, text, isOpen };
  };

  async function store(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    try {
      for (let change = findChange(); change !== null; change = findChange()) {
        const { id, body, text, isOpen } = change;
        note(true);
        const { viewer } = await send<typeof storeViewer>('POST /api/users/:id/viewer', { params: { id }, body });
        const { queryKey } = alertSettingsQuery(id);
        const known = queryClient.getQueryData(queryKey)?.viewer;
        if (stored !== '' || JSON.stringify(known) !== JSON.stringify(viewer))
          void queryClient.invalidateQueries({ queryKey });
        stored = text;
        if (isOpen) note(false);
        if (hasFailed) announceVisibly('Your alerts are in step with your pages again');
        hasFailed = false;
      }
    } catch (error) {
      // a session that has ended has no alerts
      if (isClientError(error) && error.status !== tooMany) return;
      if (!hasFailed) announceVisibly('Your alerts do not follow this change yet. It is stored as soon as possible.');
      hasFailed = true;
      timer = setTimeout(() => void store(), retryAfter);
    } finally {
      isSending = false;
    }
  }

  viewerStore.subscribe(() => void store());
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionQuery.queryKey[0]) void store();
  });
  addEventListener(connectionBack, () => void store());
  void store();
}
