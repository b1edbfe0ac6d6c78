import { accountForms } from '#features/accounts/server/account-forms.ts';
import { pickForm } from '#features/picks/server/pick-form.ts';
import { practicePickForm } from '#features/practice/server/picks/practice-pick-form.ts';
import type { PostedForm } from '#platform/http/forms/register-forms.ts';

/** The forms that work without scripts. */
export const forms: readonly PostedForm[] = [pickForm, practicePickForm, ...accountForms];
