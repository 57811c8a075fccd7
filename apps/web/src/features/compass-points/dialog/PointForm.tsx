import type { CompassPoint } from '@norma/contracts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { markColors, type MarkColor } from '@norma/reader/marks';
import { IconCheck } from '@tabler/icons-react';
import type { DraftScope } from '../../../client/draftStorage.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { Tagged } from '../queries.ts';
import { FailureNotice, faultsOf } from './FailureNotice.tsx';
import { MarkedText } from './MarkedText.tsx';
import { isWritten, pointDrafts, rebased, type PointDraft } from './pointDrafts.ts';
import { PointFields } from './PointFields.tsx';
import { isComplete, textsOf, type Field } from './texts.ts';
import { useSaving, type Marked, type Outcome } from './useSaving.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PointForm.module.css';

type Props = {
  /** The initial draft: a new one, the saved state, or an unsaved draft. */
  draft: PointDraft;
  scope: DraftScope;
  marked: Marked;
  fields: readonly Field[];
  /** Who makes it, as annotations name them. */
  author: string;
  onSaved: (point: CompassPoint) => void;
  onClose: () => void;
};

/** The form of a compass point; every keystroke is stored on this device until it is saved. */
export function PointForm({ draft: first, scope, marked, fields, author, onSaved, onClose }: Props) {
  const t = useMessages('compass-point-dialog');
  const [draft, setDraft] = useState(first);
  const [wasWritten] = useState(isWritten(first));
  const [isSaved, setSaved] = useState(true);
  const [theirs, setTheirs] = useState<Tagged | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { isSaving, save, reactivateAndSave } = useSaving(marked, fields);
  const mayBeSaved = isComplete(draft.texts, fields) && !isSaving;

  const write = (written: PointDraft): void => {
    setDraft(written);
    if (isWritten(written)) setSaved(pointDrafts.keep(scope, written));
    else pointDrafts.forget(scope, written.id);
  };
  const follow = (outcome: Outcome | null): void => {
    if (!outcome) return;
    setFailure('failure' in outcome ? outcome.failure : null);
    if ('overtakenBy' in outcome) {
      setTheirs(outcome.overtakenBy);
      write(rebased(draft, outcome.overtakenBy));
    }
    if (!('saved' in outcome)) {
      if (isWritten(draft)) setSaved(pointDrafts.keep(scope, draft));
      return;
    }
    pointDrafts.forget(scope, draft.id);
    onSaved(outcome.saved);
  };
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (mayBeSaved) follow(await save(draft));
  };
  const cancel = (): void => {
    pointDrafts.forget(scope, draft.id);
    onClose();
    if (!isWritten(draft)) return;
    const undo = { label: t('undo'), onAct: () => void pointDrafts.keep(scope, draft) };
    showToast({ kind: 'info', message: t('discarded'), action: undo });
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  const saveWord = theirs ? 'saveMine' : 'save';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter saves from every field
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={byKey}>
      <div className={styles.fields}>
        {theirs && <Overtaken draft={draft} onTakeAll={write} />}
        {wasWritten && !theirs && <p className={styles.kept}>{t('wasKept')}</p>}
        <section aria-label={t('markedText')}>
          <p className={styles.label} aria-hidden>
            {t('markedText')}
          </p>
          <MarkedText text={draft.metadata.selectionText} />
        </section>
        <PointFields
          fields={fields}
          texts={draft.texts}
          theirs={theirs && textsOf(theirs.point)}
          faults={faultsOf(failure)}
          onChange={(texts) => write({ ...draft, texts })}
        />
        <ColorChoice value={draft.colour} onChange={(color) => write({ ...draft, colour: color })} />
        <p className={styles.hint}>{t('author', { author })}</p>
        <FailureNotice
          failure={failure}
          isBusy={isSaving}
          onReactivate={async () => follow(await reactivateAndSave(draft))}
        />
        {isWritten(draft) && <p className={styles.hint}>{t(isSaved ? 'draftKept' : 'draftLost')}</p>}
      </div>
      <div className={styles.actions}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" disabled={!mayBeSaved}>
          {t(isSaving ? 'saving' : saveWord)}
        </Button>
      </div>
    </form>
  );
}

type OvertakenProps = { draft: PointDraft; onTakeAll: (draft: PointDraft) => void };

/** Says that another user has changed it in the meantime, and lets all of that be taken. */
function Overtaken({ draft, onTakeAll }: OvertakenProps) {
  const t = useMessages('compass-point-dialog');
  const isDifferent = isWritten(draft);
  return (
    <div className={styles.overtaken} role="alert" tabIndex={-1} ref={bringIntoSight}>
      <p className={styles.title}>{t('overtaken')}</p>
      <p>{t(isDifferent ? 'overtakenText' : 'overtakenSame')}</p>
      {isDifferent && (
        <Button onClick={() => onTakeAll({ ...draft, ...draft.before })}>{t('takeAll')}</Button>
      )}
    </div>
  );
}

const bringIntoSight = (notice: HTMLElement | null): void => notice?.focus();

type ColorChoiceProps = { value: MarkColor; onChange: (color: MarkColor) => void };

/** The color of a mark: each has its name next to it, for no one need tell colors apart. */
function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const t = useMessages('compass-point-dialog');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('colour')}</legend>
      <div className={styles.colours}>
        {markColors.map((color) => (
          <label className={styles.colour} key={color} data-colour={color}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <span className={styles.swatch} aria-hidden>
              {color === value && <IconCheck size={14} stroke={2.2} />}
            </span>
            {t(`colour.${color}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
