import { Modal as MantineModal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/IconButton.tsx';
import { Modal } from './Modal.tsx';
import styles from './Drawer.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Shown below the title, such as what the task is about. */
  about?: ReactNode;
  /** The focus begins where the content marks it with `data-autofocus`, not at the title. */
  isContentFirst?: boolean;
  /** For tasks with two things side by side. */
  isWide?: boolean;
};

/** A task next to the page, which stays readable; opens at the inline end. */
export function Drawer({
  isOpen,
  title,
  onClose,
  children,
  actions,
  about,
  isContentFirst = false,
  isWide = false,
}: Props) {
  const { t } = useTranslation();
  return (
    <Modal isOpen={isOpen} onClose={onClose} styles={isWide ? wide : styles}>
      <div className={styles.head}>
        {/* The focus begins at the title: on the first button it would show that button's word at once. */}
        <div className={styles.heading}>
          <MantineModal.Title
            className={styles.title}
            tabIndex={-1}
            data-autofocus={!isContentFirst || undefined}
          >
            {title}
          </MantineModal.Title>
          {about}
        </div>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <MantineModal.Body className={styles.body}>{children}</MantineModal.Body>
      {actions && (
        <div className={styles.actions} data-foot>
          {actions}
        </div>
      )}
    </Modal>
  );
}

const wide = { ...styles, inner: `${styles.inner} ${styles.wide}` };
