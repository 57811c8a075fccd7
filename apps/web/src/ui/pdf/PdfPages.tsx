import type { ReactNode, Ref } from 'react';
import styles from './PdfPages.module.css';

type Props = {
  /** Where a PDF view draws its pages. */
  ref: Ref<HTMLDivElement>;
  /** What the pages are of. */
  label: string;
  /** Whether pages are light on dark while the library is dark. */
  isInverted?: boolean;
  /** Shown over the pages, such as a loading message. */
  children?: ReactNode;
};

/** The desk on which the pages of a PDF lie; it fills its place and scrolls. */
export function PdfPages({ ref, label, isInverted = false, children }: Props) {
  return (
    <div className={styles.desk}>
      <div
        className={styles.sheets}
        ref={ref}
        role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- pdf.js insists on a div
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        aria-label={label}
        data-inverted={isInverted || undefined}
      />
      {children}
    </div>
  );
}
