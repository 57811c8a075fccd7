import { Link } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { offeredShortcuts } from '../../ui/keys/offered.ts';
import { areSingleKeysOn } from '../../ui/keys/singleKeys.ts';
import { ShortcutList } from '../../ui/lists/ShortcutList.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { useKnown } from '../useKnown.ts';
import { isOpen as isScreenOpen } from '../entries.ts';
import styles from './ShortcutsDrawer.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** The shortcuts of this screen, and those of every screen. */
export function ShortcutsDrawer({ isOpen, onClose }: Props) {
  const t = useMessages('shortcuts');
  const known = useKnown();
  const everywhere = [
    { word: t('openPalette'), keys: ['/', 'Ctrl K'] },
    { word: t('showList'), keys: ['?'] },
    { word: t('closeLayer'), keys: ['Esc'] },
  ];
  const groups = [...(isOpen ? offeredShortcuts() : []), { title: t('everywhere'), lines: everywhere }];
  return (
    <Drawer isOpen={isOpen} title={t('title')} onClose={onClose}>
      {isOpen && !areSingleKeysOn() && <p className={styles.note}>{t('areOff')}</p>}
      {groups.map(({ title, lines }) => (
        <section className={styles.group} key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <ShortcutList lines={lines} or={t('or')} />
        </section>
      ))}
      {isScreenOpen(known, '/myAccount') && !known.account.profileManagementUrl && (
        <p className={styles.note}>
          <Link to="/myAccount" onClick={onClose}>
            {t('change')}
          </Link>
        </p>
      )}
    </Drawer>
  );
}
