import { Link } from 'react-router';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import type { Line } from './chapters.ts';
import { Lines } from './Lines.tsx';
import styles from './TableOfContents.module.css';

/** A publisher, and its committees below it. */
export function Chapter({ chapter }: { chapter: Line }) {
  const words = useMessages('dashboard');
  const number = useNumberFormat();
  const { key, name, count, to, lines } = chapter;
  return (
    <section className={styles.chapter} aria-label={name}>
      <h3 className={styles.publisher}>
        <bdi className={styles.code} dir="ltr">
          {key}
        </bdi>
        <Link className={styles.name} to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.leader} aria-hidden />
        <span className={styles.count}>
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{words('documentsOf', { count })}</VisuallyHidden>
        </span>
      </h3>
      {lines.length > 0 && <Lines lines={lines} label={words('toc.committees', { publisher: name })} />}
    </section>
  );
}
