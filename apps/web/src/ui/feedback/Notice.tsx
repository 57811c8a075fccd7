import type { ReactNode } from 'react';
import { PageMessage } from './PageMessage.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import styles from './Notice.module.css';

type Props = { title: string; children: ReactNode; foot?: ReactNode; acts?: ReactNode };

/** A screen that has only something to say. */
export function Notice({ title, children, foot, acts }: Props) {
  usePageTitle(title);
  return (
    <section className={styles.notice}>
      <h1 className={styles.title}>{title}</h1>
      <PageMessage foot={foot} acts={acts}>
        {children}
      </PageMessage>
    </section>
  );
}
