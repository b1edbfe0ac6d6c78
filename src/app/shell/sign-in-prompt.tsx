import { useEffect, useState, type ComponentType } from 'react';
import { onSignInRequest, type SignInRequest } from '#features/accounts/queries/sign-in-request.ts';
import { paths } from '#platform/api/browser/paths.ts';

type SheetProps = { request: SignInRequest; onClose: () => void };

/** The sheet that asks a visitor to sign in. It is loaded with the first request; without a connection the login page opens instead. */
export function SignInPrompt() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const [request, setRequest] = useState<SignInRequest | null>(null);
  useEffect(
    () =>
      onSignInRequest((next) => {
        setRequest(next);
        void import('#features/accounts/screen/sign-in-sheet.tsx')
          .then(({ SignInSheet }) => setSheet(() => SignInSheet))
          .catch(() => window.location.assign(paths.login({ pick: next.pick, form: 'sign-up' })));
      }),
    [],
  );
  return Sheet !== null && request !== null && <Sheet request={request} onClose={() => setRequest(null)} />;
}
