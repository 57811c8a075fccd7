import { useRef, useState } from 'react';
import type { Metadata } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { OpenedProps } from '../../documents/forDocumentPage.ts';
import { CopyLink } from './CopyLink.tsx';
import { FindTargets } from './FindTargets.tsx';
import { Offered } from './Offered.tsx';
import { keyOf, type Target, withTarget } from './targets.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useTargets } from './useTargets.ts';
import { sharedWithQuery, shareWith } from './queries.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import styles from './ShareSheet.module.css';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TargetRow } from './TargetRow.tsx';

/** Shares a document with groups, people and addresses, who are told of it; and gives its link. */
export function ShareSheet({ document, address, onClose }: OpenedProps) {
  const words = useMessages('document-sharing');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Target[]>([]);
  const found = useTargets(document.contentId, typed);
  const { isSending, failures, send } = useSending(document);
  const { displayDesignation, title, language } = document;

  const keys = new Set(chosen.map(keyOf));
  const [only, ...others] = found.targets.filter(
    (target) => !found.sent.has(keyOf(target)) && !keys.has(keyOf(target)),
  );
  const addOnly = (): void => {
    if (found.keyword === '' || found.isStale || !only || others.length > 0) return;
    setChosen(withTarget(chosen, only));
    field.current?.select();
  };
  const change = (left: readonly Target[]): void => {
    setChosen(left);
    // What was removed had the focus.
    field.current?.focus();
  };
  const share = async (): Promise<void> => {
    if (chosen.length === 0) {
      field.current?.focus();
      return;
    }
    const left = await send(chosen);
    if (left.length > 0) {
      setChosen(left);
      return;
    }
    showToast({ kind: 'success', message: words('shareComfirmMsg') });
    onClose();
  };
  const count = chosen.length;
  const failed = chosen.filter((target) => failures.has(keyOf(target))).length;

  return (
    <Drawer
      isOpen
      isContentFirst
      title={words('title')}
      about={
        <p className={styles.about}>
          <Designation value={displayDesignation} size="table" />
          <span className={styles.name} lang={languageOfText(title, language)} dir="auto">
            {title}
          </span>
        </p>
      }
      onClose={onClose}
      actions={
        <>
          <p className={styles.told}>{words('told')}</p>
          <Button onClick={onClose}>{words('cancel')}</Button>
          {/* Not disabled: it would lose the focus, and no one would learn what is missing. */}
          <Button
            kind="primary"
            aria-disabled={count === 0 || isSending || undefined}
            onClick={() => void share()}
          >
            {isSending && words('sharing')}
            {!isSending && (count > 0 ? words('shareWith', { count }) : words('share'))}
          </Button>
        </>
      }
    >
      <FindTargets
        ref={field}
        typed={typed}
        onType={setTyped}
        onEnter={addOnly}
        hasGroups={found.hasGroups}
        isSearching={found.isStale}
      />
      <p className={styles.failed} role="alert">
        {failed > 0 && !isSending && words('partFailed', { count: failed })}
      </p>
      <Offered
        found={found}
        typed={typed}
        chosen={chosen}
        onAdd={(target) => setChosen(withTarget(chosen, target))}
      />
      <Chosen chosen={chosen} failures={failures} onChange={change} />
      <CopyLink document={document} address={address} />
    </Drawer>
  );
}

/** What did not work, by the key of the target: why. */
type Failures = ReadonlyMap<string, string>;

type Sending = {
  readonly isSending: boolean;
  readonly failures: Failures;
  /** Shares with the groups, then with the people; answers who is left because it did not work. */
  readonly send: (chosen: readonly Target[]) => Promise<readonly Target[]>;
};

/** Shares a document with those who were chosen, each once; what failed can be tried again without the rest. */
function useSending({ contentId, contentCode, title }: Metadata): Sending {
  const queries = useQueryClient();
  const reasonOf = useReason();
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState<Failures>(new Map());
  const inFlight = useRef(false); // A second press may come before React has drawn the first.

  const send = async (chosen: readonly Target[]): Promise<readonly Target[]> => {
    if (inFlight.current) return chosen;
    inFlight.current = true;
    setSending(true);
    const failed = new Map<string, string>();
    const document = { contentID: contentId, contentCode, title };
    const shareAll = (targets: readonly Target[]): Promise<unknown> =>
      Promise.all(
        targets.map((target) =>
          shareWith(document, target).catch((error: unknown) => failed.set(keyOf(target), reasonOf(error))),
        ),
      );
    await shareAll(chosen.filter(({ isGroup }) => isGroup));
    await shareAll(chosen.filter(({ isGroup }) => !isGroup));
    inFlight.current = false;
    setSending(false);
    setFailures(failed);
    void queries.invalidateQueries(sharedWithQuery(contentId));
    return chosen.filter((target) => failed.has(keyOf(target)));
  };
  return { isSending, failures, send };
}

const known = [
  'person-not-found',
  'group-not-found',
  'shared-with-oneself',
  'document-not-entitled',
] as const;

/** Says why a document could not be shared with a user. */
function useReason(): (error: unknown) => string {
  const words = useMessages('document-sharing');
  const { t } = useTranslation();
  return (error) => {
    const code = error instanceof CallRefused ? known.find((each) => each === error.code) : undefined;
    return code ? words(`reason.${code}`) : wordsFor(error, t);
  };
}

type Props = {
  chosen: readonly Target[];
  /** Why it did not work with some of them. */
  failures: ReadonlyMap<string, string>;
  onChange: (chosen: readonly Target[]) => void;
};

/** Those with whom the document will be shared; of several the first one is seen, and those who are left after a failure. */
function Chosen({ chosen, failures, onChange }: Props) {
  const t = useMessages('document-sharing');
  const [isOpen, setOpen] = useState(false);
  const isLong = chosen.length > 1;
  const hasFailed = chosen.some((target) => failures.has(keyOf(target)));
  const shown = isOpen || hasFailed ? chosen : chosen.slice(0, 1);
  if (chosen.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.heading} aria-live="polite">
          {t('chosen', { count: chosen.length })}
        </h3>
        {isLong && (
          <Button kind="bare" className={styles.all} onClick={() => onChange([])}>
            {t('removeAll')}
          </Button>
        )}
      </div>
      <ul>
        {shown.map((target) => (
          <TargetRow key={keyOf(target)} target={target} failure={failures.get(keyOf(target))} isCounted>
            <IconButton
              label={t('remove', { name: target.name })}
              onClick={() => onChange(chosen.filter((each) => each !== target))}
            >
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </TargetRow>
        ))}
      </ul>
      {isLong && !hasFailed && (
        <Button kind="bare" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('seeLess') : t('seeMore', { count: chosen.length - 1 })}
        </Button>
      )}
    </section>
  );
}
