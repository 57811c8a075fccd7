import { Modal as MantineModal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Modal } from '../ui/overlays/Modal.tsx';
import { CloseContents } from './CloseContents.tsx';
import { ContentsSections } from './ContentsSections.tsx';
import { useSections } from './useSections.ts';
import { useLanguages } from '../features/session/index.ts';
import { languageName } from '../ui/text/languageName.ts';
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

/** The languages of the interface, for windows whose header has no room for them. */
function ContentsLanguages() {
  const { t } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <section className={styles.languages}>
      <h3 className={styles.heading}>{t('shell.language')}</h3>
      <ul>
        {offered.map((tag) => (
          <li key={tag}>
            <button
              className={styles.language}
              type="button"
              lang={tag}
              aria-pressed={tag === chosen}
              onClick={() => choose(tag)}
            >
              {languageName(tag)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
