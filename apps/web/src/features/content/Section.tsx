import { useId, type ReactNode } from 'react';
import parts from './Content.module.css';

/** A part of a screen under its name. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={parts.section} aria-labelledby={id}>
      <h2 className={parts.name} id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}
