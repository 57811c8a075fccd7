import type { Box } from '@norma/reader/marks';
import {
  IconBan,
  IconEye,
  IconLink,
  IconArrowsMove,
  IconPencil,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useBeside } from './useBeside.ts';
import styles from './tools.module.css';

/** What can be done with a compass point. */
export const deeds = ['view', 'edit', 'share', 'move', 'deactivate'] as const;
export type Deed = (typeof deeds)[number];

const icons: Record<Deed, Icon> = {
  view: IconEye,
  edit: IconPencil,
  share: IconLink,
  move: IconArrowsMove,
  deactivate: IconBan,
};

type Props = {
  name: string;
  /** Beside what it stands; else it stands across the head of the window. */
  boxNow: (() => Box | null) | null;
  mayManage: boolean;
  onUse: (deed: Deed) => void;
  onLeave: () => void;
};

/** What can be done with the compass point that was chosen in the text, in the margin beside it. */
export function PointTools({ name, boxNow, mayManage, onUse, onLeave }: Props) {
  const words = useMessages('compass-points-in-text');
  const layer = useBeside<HTMLDivElement>(boxNow, 'end');
  const isAcross = boxNow === null;
  // Across a small window it is all there is of the chosen one: the focus goes there, and Escape back.
  useEffect(() => {
    if (isAcross) layer.current?.querySelector('button')?.focus();
  }, [isAcross, layer]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from each of its buttons
    <div
      className={isAcross ? styles.across : styles.margin}
      ref={layer}
      role="group"
      aria-label={words('pointTools', { name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onLeave();
      }}
    >
      {isAcross && <p className={styles.name}>{name}</p>}
      {deeds.map((deed) => {
        const Sign = icons[deed];
        return (
          <Tooltip label={words(deed)} key={deed}>
            <button
              className={styles.tool}
              type="button"
              aria-label={words(deed)}
              // To share is a small thing beside the others: the link alone is copied.
              data-quiet={deed === 'share' || undefined}
              disabled={deed !== 'view' && !mayManage}
              onClick={() => onUse(deed)}
            >
              <Sign size={18} stroke={1.6} aria-hidden />
            </button>
          </Tooltip>
        );
      })}
      {isAcross && (
        <Tooltip label={words('leave')}>
          <button className={styles.tool} type="button" aria-label={words('leave')} onClick={onLeave}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </button>
        </Tooltip>
      )}
    </div>
  );
}
