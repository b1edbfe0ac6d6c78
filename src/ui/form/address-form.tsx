import type { FormEventHandler, ReactNode } from 'react';
import type { AddressParam } from './use-address-param.ts';

type AddressFormProps = {
  param: AddressParam;
  className: string | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** A form that changes one parameter of the address. Without scripts, hidden fields send the other parameters. */
export function AddressForm({ param: { pathname, others }, children, ...form }: AddressFormProps) {
  return (
    <form method="get" action={pathname} {...form}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
