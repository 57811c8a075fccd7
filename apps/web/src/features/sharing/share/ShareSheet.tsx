import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import type { OpenedProps } from '../../documents/forDocumentPage.ts';
import { Chosen } from './Chosen.tsx';
import { CopyLink } from './CopyLink.tsx';
import { FindTargets } from './FindTargets.tsx';
import { Offered } from './Offered.tsx';
import { keyOf, withTarget, type Target } from './targets.ts';
import { useSending } from './useSending.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useTargets } from './useTargets.ts';
import styles from './ShareSheet.module.css';

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
          {/* Not disabled: it would lose the focus, and nobody would learn what is missing. */}
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
