import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import styles from './Contents.module.css';

/** Closes the contents. */
export function CloseContents({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton className={styles.close ?? ''} label={t('contents.close')} onClick={onClose}>
      <IconX size={16} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
