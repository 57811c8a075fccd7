import type { InviteReport } from '@norma/contracts';
import { useState } from 'react';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ChooseList, type GivenList } from './ChooseList.tsx';
import { ListPreview } from './ListPreview.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './InviteSheet.module.css';

/** Adds people from a list: first it shows what comes of each line, then they are invited. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages('invitations');
  const [given, setGiven] = useState<GivenList | null>(null);
  const [report, setReport] = useState<InviteReport | null>(null);
  return (
    <Drawer
      isOpen
      isWide
      title={t('importTitle')}
      onClose={onClose}
      about={<p className={styles.about}>{t('importAbout')}</p>}
    >
      {given && report ? (
        <ListPreview given={given} preview={report} onBack={() => setReport(null)} onClose={onClose} />
      ) : (
        <ChooseList
          given={given}
          onRead={(list, found) => {
            setGiven(list);
            setReport(found);
          }}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}
