import { createContext, useContext } from 'react';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of the form around a field. */
export const FormErrors = createContext<FieldErrors>({});

/** What the form around it has to say against a field. */
export function useFormError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrors);
  return name === undefined ? undefined : errors[name];
}
