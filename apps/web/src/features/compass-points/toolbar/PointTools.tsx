import {
  IconBan,
  IconEye,
  IconLink,
  IconArrowsMove,
  IconPencil,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './tools.module.css';

/** The actions on a compass point. */
export const pointActions = ['view', 'edit', 'share', 'move', 'deactivate'] as const;
export type PointAction = (typeof pointActions)[number];

const icons: Record<PointAction, Icon> = {
  view: IconEye,
  edit: IconPencil,
  share: IconLink,
  move: IconArrowsMove,
  deactivate: IconBan,
};

type Props = {
  name: string;
  mayManage: boolean;
  onUse: (action: PointAction) => void;
  onLeave: () => void;
};

/** The actions on the selected compass point, across the head of a window that has no room for its panel. */
export function PointTools({ name, mayManage, onUse, onLeave }: Props) {
  const t = useMessages('compass-points-in-text');
  const layer = useRef<HTMLDivElement>(null);
  // This bar is all of the selected compass point: it takes the focus, and Escape returns it.
  useEffect(() => layer.current?.querySelector('button')?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from each of its buttons
    <div
      className={styles.across}
      ref={layer}
      role="group"
      aria-label={t('pointTools', { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onLeave();
      }}
    >
      <p className={styles.name}>{name}</p>
      {pointActions.map((action) => {
        const Sign = icons[action];
        return (
          <Tooltip label={t(action)} key={action}>
            <button
              className={styles.tool}
              type="button"
              aria-label={t(action)}
              // To share is a small thing next to the others: the link alone is copied.
              data-quiet={action === 'share' || undefined}
              disabled={action !== 'view' && !mayManage}
              onClick={() => onUse(action)}
            >
              <Sign size={18} stroke={1.6} aria-hidden />
            </button>
          </Tooltip>
        );
      })}
      <Tooltip label={t('leave')}>
        <button className={styles.tool} type="button" aria-label={t('leave')} onClick={onLeave}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}
