import { IconAlertTriangle } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { reachOf, spokenLeft } from './fieldLimit.ts';
import { useFormError } from './FormErrors.ts';
import type { Limited } from './useLimit.ts';
import styles from './FieldFrame.module.css';

/** The label, hint and error of a field. */
export type FieldWords = {
  label: string;
  /** What to write, and how. */
  hint?: ReactNode;
  /** The error, naming the field, and what to do. In a form, errors are found by the field's name. */
  error?: ReactNode;
};

/** What one-line and longer text fields have in common; `Input` is their element. */
export type TextFieldWords<Input> = FieldWords & {
  /** The maximum number of characters. */
  limit?: number;
  /** A text over the limit is allowed and shows an error; otherwise typing stops at the limit. */
  mayExceed?: boolean;
  /** A validation message that prevents submitting, even if it is not shown yet. */
  complaint?: string | null;
  ref?: Ref<Input>;
};

/** Attributes that associate a control with its label, hint and error. */
export type Control = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldWords & {
  id: string;
  name?: string | undefined;
  className?: string | undefined;
  isRequired?: boolean | undefined;
  limited?: Limited | undefined;
  /** A validation message that prevents submitting, even if it is not shown yet. */
  complaint?: string | undefined;
  /** Attributes of the box around the control. */
  box?: HTMLAttributes<HTMLDivElement>;
  children: (control: Control) => ReactNode;
};

/** The frame of a field: label, control, and below it error, hint and character count. */
export function FieldFrame({
  id,
  name,
  className,
  label,
  hint,
  error,
  isRequired = false,
  limited,
  complaint,
  box,
  children,
}: Props) {
  const formError = useFormError(name);
  const { t } = useTranslation();
  const tooLong =
    limited && reachOf(limited) === 'over'
      ? t('ui.count.over', { label, count: limited.typed - limited.limit, limit: limited.limit })
      : undefined;
  const wrong = error ?? formError ?? tooLong;
  const described = [wrong && `${id}-error`, hint && `${id}-hint`, limited && `${id}-count`];
  const control: Control = {
    id,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={className} data-wrong={wrong ? true : undefined} data-complaint={complaint ?? tooLong}>
      <label className={styles.label} htmlFor={id}>
        <span data-label>{label}</span>
        {isRequired && (
          <span className={styles.required} aria-hidden>
            {t('ui.required')}
          </span>
        )}
      </label>
      <div {...box} className={[styles.box, box?.className].join(' ')}>
        {children(control)}
        {wrong && <IconAlertTriangle className={styles.sign} size={16} stroke={1.6} aria-hidden />}
      </div>
      <div className={styles.below}>
        <div className={styles.words}>
          <ErrorWords id={id}>{wrong}</ErrorWords>
          {limited && <LimitNotice {...limited} />}
          {hint && (
            <p className={styles.hint} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        {limited && (
          <p className={styles.count} id={`${id}-count`} data-reach={reachOf(limited)}>
            {t('ui.count', limited)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The error of a field; the live region is always rendered, so that screen readers announce it. */
export function ErrorWords({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={`${id}-error`} aria-live="polite">
      {children}
    </p>
  );
}

/** Says that the limit is reached; screen readers announce the remaining characters before that. */
function LimitNotice({ wasCut, ...limited }: Limited) {
  const { t } = useTranslation();
  const left = spokenLeft(limited);
  return (
    <p className={styles.notice} aria-live="polite">
      {wasCut && t('ui.count.cut', { count: limited.limit })}
      {!wasCut && reachOf(limited) === 'full' && t('ui.count.full', { count: limited.limit })}
      {left !== undefined && <VisuallyHidden>{t('ui.count.left', { count: left })}</VisuallyHidden>}
    </p>
  );
}
