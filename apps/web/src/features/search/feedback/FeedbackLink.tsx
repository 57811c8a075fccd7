import { useCallback, useState } from 'react';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { SearchAddress } from '../address.ts';
import styles from './FeedbackLink.module.css';

const FeedbackSheet = lazyWithMessages(
  'search-feedback',
  async () => (await import('./FeedbackSheet.tsx')).FeedbackSheet,
);

/** Below the results of a search for text: opens the feedback on what was not found. */
export function FeedbackLink({ search }: { search: SearchAddress }) {
  const t = useMessages('search');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const unmount = useCallback(() => setOpen(null), []);
  if (search.text.trim() === '') return null;
  return (
    <p className={styles.foot}>
      <button
        className={styles.link}
        type="button"
        aria-haspopup="dialog"
        onFocus={FeedbackSheet.preload}
        onPointerEnter={FeedbackSheet.preload}
        onClick={() => setOpen(true)}
      >
        {t('feedback')}
      </button>
      {isOpen !== null && (
        <FeedbackSheet isOpen={isOpen} search={search} onClose={() => setOpen(false)} onMissing={unmount} />
      )}
    </p>
  );
}
