import { isEmailAddress } from '@norma/contracts/fields';
import type { TFunction } from 'i18next';
import type { FieldErrors } from './FormErrors.ts';

type Validity = Pick<
  ValidityState,
  'valid' | 'valueMissing' | 'typeMismatch' | 'badInput' | 'rangeUnderflow' | 'rangeOverflow'
>;

/** The browser's validation error of a field, as the key of our message. */
export function complaintKey(validity: Validity) {
  if (validity.valid) return undefined;
  if (validity.badInput) return 'ui.form.unreadable';
  if (validity.valueMissing) return 'ui.form.missing';
  if (validity.typeMismatch) return 'ui.form.email';
  if (validity.rangeUnderflow) return 'ui.form.tooLow';
  if (validity.rangeOverflow) return 'ui.form.tooHigh';
  return 'ui.form.unreadable';
}

/** The validation errors of a form by field name, in the order of its fields. */
export function complaintsIn(form: HTMLFormElement, t: TFunction): FieldErrors {
  const complaints = [...form.elements].flatMap((field) => {
    const name = field.getAttribute('name');
    const words = complaintOf(field, t);
    return name && words ? [[name, words] as const] : [];
  });
  return Object.fromEntries(complaints);
}

function complaintOf(field: Element, t: TFunction): string | undefined {
  const own = field.closest('[data-complaint]')?.getAttribute('data-complaint');
  if (own) return own;
  if (!isControl(field)) return undefined;
  const key = isNoEmail(field) ? 'ui.form.email' : complaintKey(field.validity);
  return (
    key && t(key, { label: labelOf(field), min: field.getAttribute('min'), max: field.getAttribute('max') })
  );
}

/** Browsers take addresses that no mail reaches, such as `ines@halvorsen`. */
export const isNoEmail = ({ type, value }: Pick<Control, 'type' | 'value'>): boolean =>
  type === 'email' && value !== '' && !isEmailAddress(value);

/** The label without the mark that a field is required. */
function labelOf({ labels, name }: Control): string {
  const label = labels?.[0];
  return (label?.querySelector('[data-label]') ?? label)?.textContent ?? name;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (field: Element): field is Control =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement;
