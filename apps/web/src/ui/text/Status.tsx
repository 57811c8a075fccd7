import { displayOf } from '@norma/editions/wire';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Status.module.css';

const disc = <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />;
const ring = <circle cx="5" cy="5" r="4" strokeWidth="1.4" />;
const half = (
  <>
    <circle cx="5" cy="5" r="4" strokeWidth="1.2" />
    <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
  </>
);
const ringWithSlash = (
  <>
    {ring}
    <path d="M2.2 7.8 7.8 2.2" strokeWidth="1.4" />
  </>
);
const diamond = <path d="M5 .8 9.2 5 5 9.2.8 5zM5 3.2v3.6" strokeWidth="1.3" />;
const dashedRing = <circle cx="5" cy="5" r="4" strokeWidth="1.3" strokeDasharray="2 1.6" />;

/** Filled: use it. Half: with care. Open: do not. */
const shapes: Record<ReturnType<typeof displayOf>['shape'], ReactNode> = {
  disc,
  half,
  ring,
  'ring-with-slash': ringWithSlash,
  diamond,
  'dashed-ring': dashedRing,
};

/** The standing of a document: a word, a shape and a color, in that order of trust. */
export function Status({ status }: { status: string }) {
  const { t } = useTranslation();
  const { use, shape } = displayOf(status);
  return (
    <span className={styles.status} data-use={use}>
      <svg className={styles.shape} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
        {shapes[shape]}
      </svg>
      <span>{t(`status.${status}`, { defaultValue: status })}</span>
    </span>
  );
}
