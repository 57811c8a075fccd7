import type { ReactNode } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { ScreenTitle } from '../../ui/Screen.tsx';
import { useWords } from './useWords.ts';
import parts from './ScreenHead.module.css';

type Props = {
  title: string;
  /** Which node has answered, and when. */
  children: ReactNode;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Stands before the button that asks again. */
  actions?: ReactNode;
};

/** The head of a screen that shows what is now: its title, of when it is, and how to ask again. */
export function ScreenHead({ title, children, isRefreshing, onRefresh, actions }: Props) {
  const words = useWords();
  return (
    <header className={parts.head}>
      <div>
        <ScreenTitle>{title}</ScreenTitle>
        <p className={parts.about}>{children}</p>
      </div>
      <div className={parts.actions}>
        {actions}
        <Button
          icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          aria-disabled={isRefreshing || undefined}
          onClick={() => isRefreshing || onRefresh()}
        >
          {words('refresh')}
        </Button>
      </div>
    </header>
  );
}
