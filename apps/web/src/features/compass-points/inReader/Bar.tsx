import type { ReactNode } from 'react';
import { Benchmark } from '../Benchmark.tsx';
import parts from './Bar.module.css';

type Props = {
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  isUrgent?: boolean;
};

/** A line above the text that says what is going on with compass points, and what can be done about it. */
export function Bar({ children, actions, isUrgent = false }: Props) {
  return (
    <div className={parts.bar} role={isUrgent ? 'alert' : 'status'}>
      <span className={parts.sign}>
        <Benchmark size={14} />
      </span>
      <p className={parts.words}>{children}</p>
      <span className={parts.acts}>{actions}</span>
    </div>
  );
}
