import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../client/wordsFor.ts';
import { Button } from '../buttons/Button.tsx';
import { complaintsIn } from './validationMessages.ts';
import { FormErrors, type FieldErrors } from './FormErrors.ts';
import styles from './Form.module.css';

type Props = {
  /** The accessible name. */
  label: string;
  /** The verb of the button. */
  submit: string;
  /** Sends the values. Returns the server's field errors by field name; throws when the request failed. */
  onSend: (typed: FormData) => Promise<FieldErrors | void>;
  /** The message for a failed request; the message of the error by default. */
  failureMessage?: (error: unknown) => string;
  /** False where Enter in a field must not submit. */
  isSentByEnter?: boolean;
  /** False while there is nothing to send yet: the button is disabled. */
  isReady?: boolean;
  /** Shown before the submit button. */
  actions?: ReactNode;
  children: ReactNode;
};

const noErrors: FieldErrors = {};

/**
 * A form that validates its fields, lists their errors and focuses the first one. A second submit while a request is in
 * flight is ignored, and a failure clears no field.
 */
export function Form({
  label,
  submit,
  onSend,
  failureMessage,
  isSentByEnter = true,
  isReady = true,
  actions,
  children,
}: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(noErrors);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const inFlight = useRef(false); // A second press may come before React has drawn the first.
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>(firstWrong);
    (field ?? form.current?.querySelector<HTMLElement>('[data-errors]'))?.focus();
  }, [refusals]);

  const refuse = (found: FieldErrors): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const send = async (typed: FormData): Promise<void> => {
    inFlight.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const found = (await onSend(typed)) ?? noErrors;
      if (Object.keys(found).length > 0) refuse(found);
    } catch (error) {
      setFailure(failureMessage?.(error) ?? wordsFor(error, t));
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation(); // A form in a layer lies within the form of its screen for React.
    if (inFlight.current) return;
    const found = complaintsIn(event.currentTarget, t);
    setErrors(noErrors);
    if (Object.keys(found).length > 0) refuse(found);
    else void send(new FormData(event.currentTarget));
  };
  // The error of a field goes when its value is edited.
  const onInput = ({ target }: FormEvent): void => {
    const name = target instanceof Element ? nameOf(target) : undefined;
    if (name && name in errors) setErrors(without(errors, name));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'submit';
    if (event.key === 'Enter' && isField && !isSentByEnter) event.preventDefault();
  };

  return (
    <FormErrors value={errors}>
      <form
        className={styles.form}
        ref={form}
        noValidate
        aria-label={label}
        {...{ onSubmit, onInput, onKeyDown }}
      >
        <ErrorList errors={errors} form={form} />
        {children}
        <div className={styles.actions}>
          <div className={styles.failed} aria-live="assertive">
            {failure !== undefined && (
              <p className={styles.failure}>
                <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
                {failure}
              </p>
            )}
          </div>
          {actions}
          {/* Not disabled while it is sent: it would lose the focus. */}
          <Button kind="primary" type="submit" disabled={!isReady} aria-disabled={isSending || undefined}>
            {isSending ? t('ui.form.sending') : submit}
          </Button>
        </div>
      </form>
    </FormErrors>
  );
}

const firstWrong = '[data-wrong] :is(input, select, textarea, button)';

/** Every error of the form, each a link to its field. */
function ErrorList({ errors, form }: { errors: FieldErrors; form: { current: HTMLFormElement | null } }) {
  const { t } = useTranslation();
  const all = Object.entries(errors);
  if (all.length === 0) return null;
  const goTo = (name: string): void => {
    const field = [...(form.current?.elements ?? [])].find((each) => each.getAttribute('name') === name);
    const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div className={styles.errors} data-errors tabIndex={-1}>
      <p className={styles.count}>{t('ui.form.problems', { count: all.length })}</p>
      <ul>
        {all.map(([name, words]) => (
          <li key={name}>
            <button className={styles.error} type="button" onClick={() => goTo(name)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a field, or of the group that it belongs to. */
const nameOf = (field: Element): string | undefined =>
  field.getAttribute('name') ?? field.closest('fieldset[name]')?.getAttribute('name') ?? undefined;

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));
