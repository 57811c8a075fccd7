import type { ReactNode } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './LiveHead.module.css';

type Props = {
  title: string;
  /** Which node has answered, and when; nothing while that is still to come. */
  about: string | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Shown before the button that asks again. */
  actions?: ReactNode;
};

/** The head of a live screen: its title, the time of its data, and a reload button. */
export function LiveHead({ title, about = '', isRefreshing, onRefresh, actions }: Props) {
  const t = useMessages('monitoring');
  return (
    <ScreenHead
      title={title}
      about={about}
      actions={
        <div className={styles.actions}>
          {actions}
          <Button
            icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            aria-disabled={isRefreshing || undefined}
            onClick={() => isRefreshing || onRefresh()}
          >
            {t('refresh')}
          </Button>
        </div>
      }
    />
  );
}
