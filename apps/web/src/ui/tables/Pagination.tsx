import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { pagesShown } from './pagesShown.ts';
import { useIsNarrow } from '../layout/useBreakpoint.ts';
import styles from './Pagination.module.css';

type Props = {
  /** Zero-based. */
  page: number;
  pageCount: number;
  hasNext: boolean;
  onPage: (page: number) => void;
  /** Where a page can be linked, its address. */
  hrefOf?: (page: number) => string;
  /** The largest number of page links; as many as fit by default. */
  max?: number;
  labels: {
    previous: string;
    next: string;
    page: (number: number) => string;
    /** The name of the list, on screens with more than one. */
    pages?: string;
  };
};

/** The pages of a long list. */
export function Pagination({ page, pageCount, hasNext, onPage, hrefOf, max = 6, labels }: Props) {
  const isNarrow = useIsNarrow('md');
  const step = { onPage, hrefOf };
  return (
    <nav className={styles.pages} aria-label={labels.pages ?? labels.page(page + 1)}>
      <Step {...step} to={page - 1} isDisabled={page === 0}>
        <IconChevronLeft className={styles.arrow} size={14} stroke={1.6} aria-hidden />
        {labels.previous}
      </Step>
      {pagesShown({ page, pageCount, max: isNarrow ? Math.min(4, max) : max }).map((shown) =>
        typeof shown === 'number' ? (
          <Step {...step} key={shown} to={shown} label={labels.page(shown + 1)} isHere={shown === page}>
            {shown + 1}
          </Step>
        ) : (
          <span className={styles.gap} key={shown} aria-hidden>
            …
          </span>
        ),
      )}
      <Step {...step} to={page + 1} isDisabled={!hasNext}>
        {labels.next}
        <IconChevronRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = {
  to: number;
  onPage: (page: number) => void;
  hrefOf: ((page: number) => string) | undefined;
  label?: string;
  isHere?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
};

function Step({ to, onPage, hrefOf, label, isHere, isDisabled, children }: StepProps) {
  const common = {
    className: label ? styles.number : styles.step,
    'aria-label': label,
    'aria-current': isHere ? ('page' as const) : undefined,
    children,
  };
  if (!hrefOf || isDisabled) {
    return <button {...common} type="button" disabled={isDisabled} onClick={() => onPage(to)} />;
  }
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // A new tab is the browser's.
    event.preventDefault();
    onPage(to);
  };
  return <Link {...common} to={hrefOf(to)} onClick={go} />;
}
