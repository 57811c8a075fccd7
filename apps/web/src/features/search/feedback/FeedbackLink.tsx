import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import type { SearchAddress } from '../address.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FeedbackLink.module.css';

async function loadSheet() {
  const [{ FeedbackSheet }] = await Promise.all([
    import('./FeedbackSheet.tsx'),
    loadMessages('search-feedback'),
  ]);
  return FeedbackSheet;
}

/** Below the results of a search for something: the way to tell the library what it did not find. */
export function FeedbackLink({ search }: { search: SearchAddress }) {
  const words = useMessages('search');
  const { t } = useTranslation();
  const { Part: FeedbackSheet, fetchPart: fetchSheet } = useLazyComponent(loadSheet);
  const [isOpen, setOpen] = useState(false);
  if (search.text.trim() === '') return null;

  const open = (): void =>
    void fetchSheet().then(
      () => setOpen(true),
      (error: unknown) => showToast({ kind: 'error', message: wordsFor(error, t) }),
    );
  return (
    <p className={styles.foot}>
      <button
        className={styles.link}
        type="button"
        aria-haspopup="dialog"
        onFocus={() => void fetchSheet().catch(() => {})}
        onPointerEnter={() => void fetchSheet().catch(() => {})}
        onClick={open}
      >
        {words('feedback')}
      </button>
      {FeedbackSheet && <FeedbackSheet isOpen={isOpen} search={search} onClose={() => setOpen(false)} />}
    </p>
  );
}
