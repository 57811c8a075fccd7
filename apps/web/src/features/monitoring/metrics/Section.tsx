import { useId, type ReactNode } from 'react';
import parts from './Section.module.css';

type Props = {
  title: string;
  /** What the figures below are of. */
  about?: ReactNode;
  children: ReactNode;
};

/** Figures that belong together. */
export function Section({ title, about, children }: Props) {
  const id = useId();
  return (
    <section className={parts.section} aria-labelledby={id}>
      <header className={parts.head}>
        <h2 className={parts.title} id={id}>
          {title}
        </h2>
        {about && <p className={parts.about}>{about}</p>}
      </header>
      {children}
    </section>
  );
}
