import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './SearchTips.module.css';

/** What may be typed besides words, with an example of each. */
const tips = [
  ['phrase', '"bonded anchor"'],
  ['field', 'title:anchor'],
  ['or', 'anchor OR bolt'],
  ['not', 'anchor NOT wood'],
  ['years', 'year:2010-2020'],
] as const;

/** Explains the operators of a search, once it is opened. */
export function SearchTips() {
  const t = useMessages('search-facets');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        className={styles.opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('tips')}
        <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
      </button>
      <dl className={styles.tips} id={id} hidden={!isOpen}>
        {tips.map(([name, example]) => (
          <Tip key={name} example={example} text={t(`tip.${name}`)} />
        ))}
      </dl>
    </div>
  );
}

function Tip({ example, text }: { example: string; text: string }) {
  return (
    <>
      <dt>
        <code dir="ltr" lang="en">
          {example}
        </code>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
