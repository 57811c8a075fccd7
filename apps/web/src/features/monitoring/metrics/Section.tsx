import { useId, type ReactNode } from 'react';
import parts from './Section.module.css';

type Props = {
  title: string;
  /** What the figures below are of. */
  about?: ReactNode;
  /** A table has a line of its own above it. */
  isAboveTable?: boolean;
  children: ReactNode;
};

/** Figures that belong together. */
export function Section({ title, about, isAboveTable = false, children }: Props) {
  const id = useId();
  return (
    <section className={parts.section} aria-labelledby={id}>
      <header className={parts.head} data-above-table={isAboveTable || undefined}>
        <h2 className={parts.title} id={id}>
          {title}
        </h2>
        {about && <p className={parts.about}>{about}</p>}
      </header>
      {children}
    </section>
  );
}
