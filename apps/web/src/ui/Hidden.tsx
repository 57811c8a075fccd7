import type { ReactNode } from 'react';
import parts from './Hidden.module.css';

/** Words for those who listen to the page; those who see it do not need them. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={parts.hidden}>{children}</span>;
}
