import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Line } from './chapters.ts';
import styles from './Lines.module.css';

type Props = { lines: readonly Line[]; label: string };

const shownAtFirst = 10;

/** Lines of the table of contents, each with a leader to how many documents it holds; ten of them at first. */
export function Lines({ lines, label }: Props) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? lines : lines.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.lines} aria-label={label}>
        {shown.map((line) => (
          <li key={line.key}>
            <LineOf line={line} />
            {line.lines.length > 0 && (
              <ul className={styles.under}>
                {line.lines.map((each) => (
                  <li key={each.key}>
                    <LineOf line={each} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shownAtFirst && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('ui.seeLess') : t('ui.seeMore', { count: lines.length - shownAtFirst })}
        </button>
      )}
    </>
  );
}

function LineOf({ line: { name, language, count, to } }: { line: Line }) {
  const words = useMessages('dashboard');
  const number = useNumberFormat();
  return (
    <Link className={styles.line} to={to}>
      <bdi className={styles.name} lang={language}>
        {name}
      </bdi>
      <span className={styles.leader} aria-hidden />
      <span className={styles.count}>
        <span aria-hidden>{number(count)}</span>
        <VisuallyHidden>{words('documentsOf', { count })}</VisuallyHidden>
      </span>
    </Link>
  );
}
