import type { CompassPoint } from '@norma/contracts';
import type { UnplacedMark } from '@norma/reader/marks';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { MarkedText } from '../dialog/MarkedText.tsx';
import { queryTo } from '../place.ts';
import { tabOf } from '../shared.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './UnplacedSheet.module.css';

/** A compass point that is not drawn, and why. */
export type Unplaced = { point: CompassPoint; name: string; mark: UnplacedMark; mayManage: boolean };

type Props = {
  unplaced: readonly Unplaced[];
  format: 'pdf' | 'html';
  onClose: () => void;
  onView: (point: CompassPoint) => void;
  onLookAtNearest: (point: CompassPoint) => void;
};

/** The compass points that are nowhere for certain in the text, with the words that they mark. */
export function UnplacedSheet({ unplaced, format, onClose, onView, onLookAtNearest }: Props) {
  const t = useMessages('compass-points-in-text');
  const { search } = useLocation();
  return (
    <Drawer isOpen title={t('unplacedTitle')} onClose={onClose}>
      <p className={styles.lead}>{t('unplacedText')}</p>
      <ul>
        {unplaced.map(({ point, name, mark, mayManage }) => {
          const tab = tabOf(point);
          return (
            <li className={styles.point} key={mark.id}>
              <h3 dir="auto">{name}</h3>
              <MarkedText text={mark.quote} />
              <p className={styles.why}>{t(tab === format ? `why.${mark.reason}` : `otherFormat.${tab}`)}</p>
              <div className={styles.acts}>
                <Button onClick={() => onView(point)}>{t('view')}</Button>
                {tab !== format && (
                  <Link to={{ search: queryTo(search, point) }} onClick={onClose}>
                    {t(`open.${tab}`)}
                  </Link>
                )}
                {tab === format && mark.nearest && mayManage && (
                  <Button onClick={() => onLookAtNearest(point)}>{t('nearest')}</Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
