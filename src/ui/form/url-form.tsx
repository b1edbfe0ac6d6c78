import type { FormEventHandler, ReactNode } from 'react';
import type { UrlParam } from './use-url-param.ts';

type UrlFormProps = {
  param: UrlParam;
  className: string | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** A form that changes one parameter of the URL. Without scripts, hidden fields send the other parameters. */
export function UrlForm({ param: { pathname, others }, children, ...form }: UrlFormProps) {
  return (
    <form method="get" action={pathname} {...form}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
