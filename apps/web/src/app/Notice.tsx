import type { ReactNode } from 'react';
import { usePageTitle } from '../words/usePageTitle.ts';
import parts from './Notice.module.css';

type Props = { title: string; children: ReactNode; acts: ReactNode };

/** A screen that has only something to say. */
export function Notice({ title, children, acts }: Props) {
  usePageTitle(title);
  return (
    <section className={parts.notice}>
      <h1 className={parts.title}>{title}</h1>
      <div className={parts.text}>{children}</div>
      <div className={parts.acts}>{acts}</div>
    </section>
  );
}
