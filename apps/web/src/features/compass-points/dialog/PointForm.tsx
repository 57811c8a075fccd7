import type { CompassPoint } from '@norma/contracts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { markColours, type MarkColour } from '@norma/reader/marks';
import { IconCheck } from '@tabler/icons-react';
import type { DraftScope } from '../../../client/draftStorage.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
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
  /** What it begins with: a new one, one as it is, or what was written before and not saved. */
  draft: PointDraft;
  desk: DraftScope;
  marked: Marked;
  fields: readonly Field[];
  /** Who makes it, as annotations name them. */
  author: string;
  onSaved: (point: CompassPoint) => void;
  onClose: () => void;
};

/** What a compass point says, while it is written: kept on this device with every letter until the library has it. */
export function PointForm({ draft: first, desk, marked, fields, author, onSaved, onClose }: Props) {
  const words = useMessages('compass-point-dialog');
  const [draft, setDraft] = useState(first);
  const [wasKept] = useState(isWritten(first));
  const [isKept, setKept] = useState(true);
  const [theirs, setTheirs] = useState<Tagged | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { isSaving, save, reactivateAndSave } = useSaving(marked, fields);
  const mayBeSaved = isComplete(draft.texts, fields) && !isSaving;

  const write = (written: PointDraft): void => {
    setDraft(written);
    if (isWritten(written)) setKept(pointDrafts.keep(desk, written));
    else pointDrafts.forget(desk, written.id);
  };
  const follow = (outcome: Outcome | null): void => {
    if (!outcome) return;
    setFailure('failure' in outcome ? outcome.failure : null);
    if ('overtakenBy' in outcome) {
      setTheirs(outcome.overtakenBy);
      write(rebased(draft, outcome.overtakenBy));
    }
    if (!('saved' in outcome)) {
      if (isWritten(draft)) setKept(pointDrafts.keep(desk, draft));
      return;
    }
    pointDrafts.forget(desk, draft.id);
    onSaved(outcome.saved);
  };
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (mayBeSaved) follow(await save(draft));
  };
  const cancel = (): void => {
    pointDrafts.forget(desk, draft.id);
    onClose();
    if (!isWritten(draft)) return;
    const undo = { label: words('undo'), onAct: () => void pointDrafts.keep(desk, draft) };
    showToast({ kind: 'info', message: words('discarded'), action: undo });
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
        {wasKept && !theirs && <p className={styles.kept}>{words('wasKept')}</p>}
        <section aria-label={words('markedText')}>
          <p className={styles.label} aria-hidden>
            {words('markedText')}
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
        <ColourChoice value={draft.colour} onChange={(colour) => write({ ...draft, colour })} />
        <p className={styles.hint}>{words('author', { author })}</p>
        <FailureNotice
          failure={failure}
          isBusy={isSaving}
          onReactivate={async () => follow(await reactivateAndSave(draft))}
        />
        {isWritten(draft) && <p className={styles.hint}>{words(isKept ? 'draftKept' : 'draftLost')}</p>}
      </div>
      <div className={styles.actions}>
        <Button onClick={cancel}>{words('cancel')}</Button>
        <Button kind="primary" type="submit" disabled={!mayBeSaved}>
          {words(isSaving ? 'saving' : saveWord)}
        </Button>
      </div>
    </form>
  );
}

type OvertakenProps = { draft: PointDraft; onTakeAll: (draft: PointDraft) => void };

/** Says that somebody else has changed it meanwhile, and lets all of that be taken. */
function Overtaken({ draft, onTakeAll }: OvertakenProps) {
  const words = useMessages('compass-point-dialog');
  const isDifferent = isWritten(draft);
  return (
    <div className={styles.overtaken} role="alert" tabIndex={-1} ref={bringIntoSight}>
      <p className={styles.title}>{words('overtaken')}</p>
      <p>{words(isDifferent ? 'overtakenText' : 'overtakenSame')}</p>
      {isDifferent && (
        <Button onClick={() => onTakeAll({ ...draft, ...draft.before })}>{words('takeAll')}</Button>
      )}
    </div>
  );
}

const bringIntoSight = (notice: HTMLElement | null): void => notice?.focus();

type ColourChoiceProps = { value: MarkColour; onChange: (colour: MarkColour) => void };

/** The colour of a mark: each has its name beside it, for nobody need tell colours apart. */
function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const words = useMessages('compass-point-dialog');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{words('colour')}</legend>
      <div className={styles.colours}>
        {markColours.map((colour) => (
          <label className={styles.colour} key={colour} data-colour={colour}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <span className={styles.swatch} aria-hidden>
              {colour === value && <IconCheck size={14} stroke={2.2} />}
            </span>
            {words(`colour.${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
