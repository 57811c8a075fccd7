import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../client/saveFile.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount } from '../session.ts';
import { AgreementInFull } from './AgreementInFull.tsx';
import { AgreementPdf } from './AgreementPdf.tsx';
import { agreementPdfQuery } from './agreementPdf.ts';
import styles from './AgreementSheet.module.css';

/** The license agreement that the reader reads under: its text, and its PDF to be read or saved. */
export function AgreementSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('license-agreement');
  const { t: ofPdf } = useTranslation('pdf-viewer');
  const [form, setForm] = useFormSinceOpened(isOpen);
  const save = useSave();
  return (
    <Drawer
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      isWide={form === 'pdf'}
      about={
        <div className={styles.choice}>
          <SegmentedControl
            label={t('title')}
            looks={[
              { key: 'text', label: t('text') },
              { key: 'pdf', label: ofPdf('pdf') },
            ]}
            chosen={form}
            onChoose={setForm}
          />
        </div>
      }
      actions={
        <>
          <Button
            icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
            aria-busy={save.isPending}
            onClick={() => save.isPending || save.mutate()}
          >
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <AgreementInFull>{form === 'pdf' && <AgreementPdf />}</AgreementInFull>
    </Drawer>
  );
}

/** Whether the text or the PDF is shown; each time the sheet opens it is the text. */
function useFormSinceOpened(isOpen: boolean) {
  const choice = useState<'text' | 'pdf'>('text');
  const [, setForm] = choice;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setForm('text');
  }
  return choice;
}

/** Saves the PDF; where it is shown, without asking for it again. */
function useSave() {
  const { selectedAccountId } = useAccount();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const file = await queries.fetchQuery(agreementPdfQuery(selectedAccountId));
      saveFile(file, file.name);
    },
  });
}
