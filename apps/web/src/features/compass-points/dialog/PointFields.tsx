import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Faults } from './FailureNotice.tsx';
import type { Field, Texts } from './texts.ts';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { PointText } from './PointText.tsx';
import styles from './PointFields.module.css';

// The editor is larger than the rest of the dialog, and many libraries ask for plain text.
const RichTextField = lazyWithMessages(
  'compass-point-dialog',
  async () => (await import('./RichTextField.tsx')).RichTextField,
);

type Props = {
  fields: readonly Field[];
  texts: Texts;
  /** The texts of another user's concurrent change. */
  theirs: Texts | null;
  /** The error of the server. */
  faults: Faults;
  onChange: (texts: Texts) => void;
};

/** The texts of a compass point, as the settings of the document ask for them. */
export function PointFields({ fields, texts, theirs, faults, onChange }: Props) {
  const words = useMessages('compass-point-dialog');
  const nameOf = useFieldName();
  return fields.map((field, index) => {
    const { attribute, isRich, isRequired, limit } = field;
    const write = (text: string): void => onChange({ ...texts, [attribute]: text });
    const label = nameOf(field);
    const fault = faults[attribute];
    const error = fault && words(fault === 'missing' ? 'isRequired' : 'isWrong', { field: label });
    const shown = { label, value: texts[attribute], error, limit };
    const first = index === 0 || undefined;
    const other = theirs?.[attribute];
    return (
      <div key={attribute}>
        {isRich && (
          <RichTextField
            {...shown}
            isRequired={isRequired}
            hasFocusFirst={index === 0}
            onChange={write}
            whileLoading={<TextArea label={label} rows={5} disabled />}
          />
        )}
        {!isRich && attribute === 'name' && (
          <TextField
            {...shown}
            required={isRequired}
            mayExceed
            dir="auto"
            autoComplete="off"
            data-autofocus={first}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
        {!isRich && attribute !== 'name' && (
          <TextArea
            {...shown}
            required={isRequired}
            rows={attribute === 'description' ? 4 : 2}
            mayExceed
            dir="auto"
            data-autofocus={first}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
        {other !== undefined && other !== texts[attribute] && (
          <OtherText field={label} text={other} isRich={isRich} onTake={() => write(other)} />
        )}
      </div>
    );
  });
}

/** The label of a text: as the settings name it, where we have the message. */
function useFieldName(): (field: Pick<Field, 'attribute' | 'labelKey'>) => string {
  const words = useMessages('compass-point-dialog');
  const { t, i18n } = useTranslation('compass-point-dialog');
  return ({ attribute, labelKey }) =>
    i18n.exists(labelKey, { ns: 'compass-point-dialog' })
      ? t(labelKey, { defaultValue: '' })
      : words(usualKeys[attribute]);
}

const usualKeys = {
  name: 'compassPoint.name',
  description: 'compassPoint.description',
  overlayDetails: 'compassPoint.overlayDetails',
} as const;

type OtherTextProps = { field: string; text: string; isRich: boolean; onTake: () => void };

/** Another user's concurrent text of a field, to be used instead of one's own. */
function OtherText({ field, text, isRich, onTake }: OtherTextProps) {
  const words = useMessages('compass-point-dialog');
  return (
    <div className={styles.other}>
      <p className={styles.label}>{words('otherSays', { field })}</p>
      {text === '' ? (
        <p className={styles.nothing}>{words('otherNothing')}</p>
      ) : (
        <PointText {...{ text, isRich }} />
      )}
      <Button className={styles.take} onClick={onTake}>
        {words('takeOther', { field })}
      </Button>
    </div>
  );
}
