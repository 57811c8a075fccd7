import type { ReactNode } from 'react';
import parts from './TitleBlock.module.css';

/** Ruled facts, as in the corner of a drawing. */
export function TitleBlock({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={parts.block}>
      {facts.map(({ label, value }) => (
        <div className={parts.fact} key={label}>
          <dt className={parts.label}>{label}</dt>
          <dd className={parts.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
