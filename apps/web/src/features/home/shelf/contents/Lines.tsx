import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { useNumber } from '../../../../ui/useNumber.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import type { Line } from './chapters.ts';
import parts from './Lines.module.css';

type Props = { lines: readonly Line[]; label: string };

const shownAtFirst = 10;

/** Lines of the table of contents, each with a leader to how many documents it holds; ten of them at first. */
export function Lines({ lines, label }: Props) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? lines : lines.slice(0, shownAtFirst);
  return (
    <>
      <ul className={parts.lines} aria-label={label}>
        {shown.map((line) => (
          <li key={line.key}>
            <LineOf line={line} />
            {line.lines.length > 0 && (
              <ul className={parts.under}>
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
          className={parts.more}
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

function LineOf({ line: { name, count, to } }: { line: Line }) {
  const words = useMessages('dashboard');
  const number = useNumber();
  return (
    <Link className={parts.line} to={to}>
      <bdi className={parts.name}>{name}</bdi>
      <span className={parts.leader} aria-hidden />
      <span className={parts.count}>
        <span aria-hidden>{number(count)}</span>
        <Hidden>{words('documentsOf', { count })}</Hidden>
      </span>
    </Link>
  );
}
