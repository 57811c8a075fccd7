import type { ReactNode } from 'react';
import { ScreenTitle } from '../../ui/Screen.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import parts from './Content.module.css';

type Props = { title: string; about: ReactNode; actions?: ReactNode; children: ReactNode };

/** A screen of those who look after content: what it is called, what it is about, what can be done there. */
export function ContentScreen({ title, about, actions, children }: Props) {
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
