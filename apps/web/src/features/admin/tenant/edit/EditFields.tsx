import type { TenantChange } from '@norma/contracts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { typedIn } from '../../../../ui/forms/typedIn.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useTenantChange } from './useTenantChange.ts';

/** A field of a form: one line, several lines, or a list with one entry a line. */
export type EditedField = {
  name: keyof TenantChange;
  label: string;
  hint?: string;
  limit: number;
  isRequired?: boolean;
  /** Empty is sent as null. */
  isNullable?: boolean;
  /** For addresses and codes, which are written from left to right in every language. */
  isLtr?: boolean;
} & ({ kind?: 'line' | 'lines'; value: string } | { kind: 'list'; value: readonly string[] });

type Props = { label: string; fields: readonly EditedField[]; onClose: () => void };

/** The form of a section that consists of texts and lists. Only what was edited is sent. */
export function EditFields({ label, fields, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const send = (typed: FormData) => {
    const edited = fields.filter((field) => typedIn(typed, field.name) !== textOf(field));
    const given = edited.map(({ name, kind, isNullable = false }) => {
      const text = typedIn(typed, name);
      if (isNullable && text === '') return [name, null] as const;
      return [name, kind === 'list' ? entriesIn(text) : text] as const;
    });
    return change(Object.fromEntries(given));
  };
  return (
    <Form
      label={label}
      submit={t('tenant.saveChange')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      {fields.map((field, index) => {
        const common = {
          name: field.name,
          label: field.label,
          hint: field.hint,
          limit: field.limit,
          required: field.isRequired,
          defaultValue: textOf(field),
          autoComplete: 'off',
          dir: field.isLtr ? 'ltr' : 'auto',
          'data-autofocus': index === 0 || undefined,
        };
        return (field.kind ?? 'line') === 'line' ? (
          <TextField key={field.name} {...common} />
        ) : (
          <TextArea key={field.name} {...common} spellCheck={field.kind !== 'list'} />
        );
      })}
    </Form>
  );
}

const textOf = ({ value }: EditedField): string => (typeof value === 'string' ? value : value.join('\n'));

const entriesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
