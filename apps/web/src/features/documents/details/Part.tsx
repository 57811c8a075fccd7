import { useId, type ReactNode } from 'react';
import parts from './Part.module.css';

/** One kind of details under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={parts.part} aria-labelledby={id}>
      <h3 className={parts.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
