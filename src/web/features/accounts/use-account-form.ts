import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { enterSession } from '../../api/session-actions.ts';
import { paths } from '../../paths.ts';
import { announce } from '../../ui/announce.ts';
import { useInvalidFlash } from '../../ui/use-invalid-flash.ts';
import { troubleOf, type FormTrouble } from './form-trouble.ts';

/** A form's texts by the names of its fields. */
export type Entries = Record<string, string>;

function entriesOf(form: HTMLFormElement): Entries {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

type AccountForm = {
  /** asks the server; resolves to the user who is signed in from now on */
  enter(entries: Entries): Promise<User>;
  /** the words of a refusal that has none */
  otherwise: string;
};

/** What both forms do: ask, then on to `/`; a refusal is told, marked for two seconds, and nothing that was typed is lost. */
export function useAccountForm({ enter, otherwise }: AccountForm) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const [refusals, setRefusals] = useState(0);

  const send = async (form: HTMLFormElement) => {
    isSending.current = true;
    try {
      const user = await enter(entriesOf(form));
      await enterSession(queryClient, user);
      announce(`Signed in as ${user.username}`);
      await navigate(paths.home());
    } catch (error) {
      const next = troubleOf(error, otherwise);
      setTrouble(next);
      setRefusals((count) => count + 1);
      const [first] = Object.keys(next.fields);
      form.querySelector<HTMLElement>(first === undefined ? 'input' : `[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending.current) void send(event.currentTarget);
  };
  return { onSubmit, trouble, refusals, isInvalid: useInvalidFlash(refusals) };
}
