import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount } from '../../session/index.ts';
import { pathOf, shownName } from '../names.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DocumentsStep } from './DocumentsStep.tsx';
import {
  type Draft,
  draftOf,
  type Existing,
  isTouched,
  isUnsaved,
  isWhole,
  type Step,
  steps,
} from './draft.ts';
import { MembersStep } from './MembersStep.tsx';
import { useSaving } from './useSaving.ts';
import { WarnBeforeLoss } from './WarnBeforeLoss.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from './GroupWizard.module.css';

/** Characters of a name, and of a description. */
const limit = 255;

type TextsStepProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** The name and description of a group. */
function TextsStep({ draft: { name, longDesc }, onChange }: TextsStepProps) {
  const t = useMessages('groups');
  const [left, setLeft] = useState({ name: false, longDesc: false });
  return (
    <div className={styles.texts}>
      <TextField
        label={t('name')}
        value={name}
        limit={limit}
        dir="auto"
        required
        data-autofocus
        {...(left.name && name.trim() === '' && { error: t('nameRequired') })}
        onBlur={() => setLeft({ ...left, name: true })}
        // Enter here is pressed in passing: it sends nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextArea
        label={t('description')}
        value={longDesc}
        limit={limit}
        dir="auto"
        required
        {...(left.longDesc && longDesc.trim() === '' && { error: t('descriptionRequired') })}
        onBlur={() => setLeft({ ...left, longDesc: true })}
        onChange={({ currentTarget }) => onChange({ longDesc: currentTarget.value })}
      />
    </div>
  );
}

type Props = {
  /** The group that is edited; null for a new one. */
  existing: Existing | null;
  startAt?: Step;
  onClosed: () => void;
};

const bodies = { texts: TextsStep, members: MembersStep, documents: DocumentsStep };
const updates = { texts: 'updateTexts', members: 'updateMembers', documents: 'updateDocuments' } as const;

/** Creates a group in three steps, or edits one: texts, members, documents. */
export function GroupWizard({ existing, startAt = 'texts', onClosed }: Props) {
  const t = useMessages('groups');
  const navigate = useNavigate();
  const { selectedAccountId } = useAccount();
  const [key] = useState(() => crypto.randomUUID());
  const saving = useSaving({ existing, accountId: selectedAccountId ?? '', key });
  const [draft, setDraft] = useState(() => draftOf(existing));
  const [step, setStep] = useState<Step>(startAt);
  const [isClosing, setClosing] = useState(false);
  const isDone = useRef(false);
  const heading = useFocusOnStep(step);
  const { isNew, saved, isSaving, meanwhile } = saving;
  const place = steps.indexOf(step);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  const isComplete = isWhole(step, draft);
  const hasUnsaved = (): boolean => !isDone.current && isUnsaved(draft, saved);
  const close = (): void => (hasUnsaved() ? setClosing(true) : onClosed());
  const leave = (): void => {
    isDone.current = true;
    onClosed();
  };
  const create = async (): Promise<void> => {
    if (isSaving) return;
    const group = await saving.create(draft);
    if (!group) return;
    leave();
    await navigate(pathOf(group));
  };
  const update = (): void => void (isSaving || saving.update(step, draft));
  const Body = bodies[step];

  return (
    <>
      <Drawer
        isOpen
        isWide
        title={isNew ? t('wizardTitle') : t('editTitle', { name: shownName(saving.name) })}
        onClose={close}
        isContentFirst={step === 'texts'}
        actions={
          <>
            <Button className={styles.close} kind="bare" onClick={close}>
              {t('close')}
            </Button>
            {before && <Button onClick={() => setStep(before)}>{t('stepBack')}</Button>}
            {after && (
              <Button
                kind={isNew ? 'primary' : 'plain'}
                disabled={!isComplete}
                onClick={() => setStep(after)}
              >
                {t('stepNext')}
              </Button>
            )}
            {isNew && !after && (
              <Button
                kind="primary"
                disabled={!isComplete}
                aria-disabled={isSaving || undefined}
                onClick={() => void create()}
              >
                {t(isSaving ? 'saving' : 'create')}
              </Button>
            )}
            {!isNew && (
              <Button
                kind="primary"
                disabled={!isComplete || !isTouched(step, draft, saved)}
                aria-disabled={isSaving || undefined}
                onClick={update}
              >
                {t(isSaving ? 'saving' : updates[step])}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.wizard}>
          <Steps here={step} />
          <h2 className={styles.heading} ref={heading} tabIndex={-1}>
            {t('stepOf', { step: place + 1, count: steps.length, name: t(`step.${step}`) })}
          </h2>
          {meanwhile && (
            <div className={styles.meanwhile} role="alert">
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
              <p>
                {meanwhile.what === 'gone'
                  ? t('goneMeanwhile')
                  : t('changedMeanwhile', { name: meanwhile.name })}
              </p>
              {meanwhile.what === 'gone' && (
                <Button
                  onClick={() => {
                    setDraft(thatIsThere(draft));
                    saving.restart();
                  }}
                >
                  {t('makeNew')}
                </Button>
              )}
            </div>
          )}
          {/* Remounted for each step, so that search and selection are reset. */}
          <Body key={step} draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        </div>
      </Drawer>
      <WarnBeforeLoss
        isUnsaved={hasUnsaved}
        isClosing={isClosing}
        onStay={() => setClosing(false)}
        onLeave={leave}
      />
    </>
  );
}

/** Removes people and documents that are gone, as a new group cannot contain them. */
const thatIsThere = (draft: Draft): Draft => ({
  ...draft,
  members: draft.members.filter((member) => !('hasLeft' in member && member.hasLeft)),
  documents: draft.documents.filter((document) => !('isRemoved' in document && document.isRemoved)),
});

/** The three steps, and which of them this is. */
function Steps({ here }: { here: Step }) {
  const t = useMessages('groups');
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, at) => (
        <li
          className={styles.step}
          key={step}
          data-past={at < steps.indexOf(here) || undefined}
          aria-current={step === here ? 'step' : undefined}
        >
          <span className={styles.number}>{at + 1}</span>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** The next step begins at its heading: the button that led there may have gone. */
function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
