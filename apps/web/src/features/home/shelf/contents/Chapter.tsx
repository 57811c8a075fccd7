import { Link } from 'react-router';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { useNumber } from '../../../../ui/useNumber.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import type { Line } from './chapters.ts';
import { Lines } from './Lines.tsx';
import parts from './TableOfContents.module.css';

/** A publisher, and its committees below it. */
export function Chapter({ chapter }: { chapter: Line }) {
  const words = useMessages('dashboard');
  const number = useNumber();
  const { key, name, count, to, lines } = chapter;
  return (
    <section className={parts.chapter} aria-label={name}>
      <h3 className={parts.publisher}>
        <bdi className={parts.code} dir="ltr">
          {key}
        </bdi>
        <Link className={parts.name} to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className={parts.leader} aria-hidden />
        <span className={parts.count}>
          <span aria-hidden>{number(count)}</span>
          <Hidden>{words('documentsOf', { count })}</Hidden>
        </span>
      </h3>
      {lines.length > 0 && <Lines lines={lines} label={words('toc.committees', { publisher: name })} />}
    </section>
  );
}
