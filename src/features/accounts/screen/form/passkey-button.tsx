import { useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { signInWithPasskey } from '../../queries/passkeys.ts';
import { type Errand, openFirstPage } from './open-first-page.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

/** Signs in with a passkey instead of username and password. */
export function PasskeyButton({ errand }: { errand: Errand }) {
  const isHydrated = useIsHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async () => {
    setProblem(null);
    try {
      await signInWithPasskey();
      await openFirstPage(errand);
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'No passkey was used.');
    }
  };
  return (
    <>
      <Button className="needs-script" disabled={!isHydrated} onClick={() => void signIn()}>
        Use a passkey
      </Button>
      <Problem text={problem} />
    </>
  );
}
