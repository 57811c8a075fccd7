import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { AgreementInFull } from './AgreementInFull.tsx';

/** The licence agreement that the reader reads under, to be read itself. */
export function AgreementSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('agreement');
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <AgreementInFull />
    </Sheet>
  );
}
