import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { copyText } from '../../../ui/text/copyText.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { documentPath } from '../../documents/index.ts';
import type { PartProps } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './CopyLink.module.css';

/** Gives the link to a document at the place being read; anyone who follows it needs their own access. */
export function CopyLink({ document, address }: PartProps) {
  const t = useMessages('document-sharing');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by-hand' | null>(null);
  const { contentCode, displayDesignation, title } = document;
  const { page, tab, clause } = address;
  const link = window.location.origin + documentPath({ contentCode, page, tab, clause });
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    setCopied(isCopied ? 'yes' : 'by-hand');
  };
  const shareBySystem = (): void => {
    // Who changes their mind in the system's own sheet has told it so.
    navigator.share({ title: `${displayDesignation} ${title}`, url: link }).catch(() => {});
  };
  const Sign = copied === 'yes' ? IconCheck : IconCopy;
  return (
    <section className={styles.link}>
      <div className={styles.row}>
        <TextField
          className={styles.field}
          label={t(placeWord(address))}
          value={link}
          ref={field}
          readOnly
          dir="ltr"
        />
        <Button icon={<Sign size={16} stroke={1.6} aria-hidden />} onClick={() => void copy()}>
          {t(copied === 'yes' ? 'copied' : 'copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={<IconShare2 size={16} stroke={1.6} aria-hidden />} onClick={shareBySystem}>
            {t('bySystem')}
          </Button>
        )}
      </div>
      <p className={styles.note} aria-live="polite">
        {t(copied === 'by-hand' ? 'byHand' : 'note')}
      </p>
    </section>
  );
}

/** What the link leads to. */
const placeWord = ({ clause, page }: PartProps['address']): 'linkToClause' | 'linkToPage' | 'link' => {
  if (clause !== null) return 'linkToClause';
  return page > 1 ? 'linkToPage' : 'link';
};
