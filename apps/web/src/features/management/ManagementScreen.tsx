import type { ReactNode } from 'react';
import { ScreenTitle } from '../../ui/Screen.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import parts from './ManagementScreen.module.css';

type Props = { title: string; about: string; actions?: ReactNode; children: ReactNode };

/** A screen about the server: its title, what it is about, and what can be done there. */
export function ManagementScreen({ title, about, actions, children }: Props) {
  usePageTitle(title);
  return (
    <div className={parts.screen}>
      <header className={parts.head}>
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          <p className={parts.about}>{about}</p>
        </div>
        {actions && <div className={parts.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
