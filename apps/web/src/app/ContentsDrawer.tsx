import { Modal as MantineModal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Modal } from '../ui/overlays/Modal.tsx';
import { CloseContents } from './CloseContents.tsx';
import { ContentsLanguages } from './ContentsLanguages.tsx';
import { ContentsSections } from './ContentsSections.tsx';
import { useSections } from './useSections.ts';
import styles from './Contents.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** The contents of the library in a drawer over the page. */
export function ContentsDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <Modal isOpen={isOpen} onClose={onClose} styles={styles}>
      <div className={styles.head}>
        {/* The focus begins at the title: on the first button it would show that button's word at once. */}
        <MantineModal.Title className={styles.title} tabIndex={-1} data-autofocus>
          {t('contents.title')}
        </MantineModal.Title>
        <CloseContents onClose={onClose} />
      </div>
      <MantineModal.Body className={styles.body}>
        <nav aria-label={t('contents.title')}>
          <ContentsSections sections={sections} onLeave={onClose} />
        </nav>
        <ContentsLanguages />
      </MantineModal.Body>
    </Modal>
  );
}
