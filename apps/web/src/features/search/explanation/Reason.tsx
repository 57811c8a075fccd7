import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { SearchAddress } from '../address.ts';
import type { FoundDocument } from '../found.ts';
import { ReasonTable } from './ReasonTable.tsx';
import styles from './Reason.module.css';

type Props = {
  document: Pick<FoundDocument, 'contentCode' | 'displayDesignation'>;
  search: SearchAddress;
  /** How many documents were found. */
  count: number;
};

/** "Why this result": opens what speaks for a document, which is fetched then. */
export function Reason({ document, search, count }: Props) {
  const t = useMessages('search-explanation');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('whyOf', { designation: isolate(document.displayDesignation) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('why')}
        <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        {isOpen && <ReasonTable document={document} search={search} count={count} />}
      </div>
    </>
  );
}
