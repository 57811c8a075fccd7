import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../client/administration.ts';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FileField } from '../../ui/forms/FileField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import { useAccount, useTenant } from '../session/index.ts';
import { useMessages, type Translate } from '../../i18n/useMessages.ts';
import { largestUpload, uploadEndings } from './limits.atBuild.ts';
import { useUploadPublishers } from './useUploadPublishers.ts';
import styles from './UploadSheet.module.css';
import { isolate } from '../../i18n/isolate.ts';
import { queryKeys } from '../../client/queryKeys.ts';

type Props = { onClose: () => void; onUploaded: (id: number) => void };

/** Uploads a delivery from the browser. */
export function UploadSheet({ onClose, onUploaded }: Props) {
  const t = useMessages('imports');
  const queries = useQueryClient();
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const publishers = useUploadPublishers() ?? [];
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isDryRun, setDryRun] = useState(false);
  const [isSending, setSending] = useState(false);
  const [file] = files;

  const send = async (typed: FormData) => {
    const chosen = typed.get('publisher');
    const publisher = typeof chosen === 'string' ? chosen : '';
    if (!file) return { file: t('upload.noFile') };
    if (publisher === '' && !isOperator) return { publisher: t('upload.noPublisher') };
    setSending(true);
    try {
      const query = { name: file.name.slice(-255), publisher, dryRun: isDryRun ? 'true' : 'false' } as const;
      const { id, isGoingOn } = await administration.imports.uploadDelivery({ query, bytes: file });
      if (isGoingOn) showToast({ kind: 'info', message: t('upload.going') });
      await queries.invalidateQueries({ queryKey: queryKeys.imports() });
      onUploaded(id);
      return undefined;
    } finally {
      setSending(false);
    }
  };

  return (
    <Drawer isOpen title={t('upload.title')} onClose={onClose}>
      <p className={styles.about}>{t('upload.about')}</p>
      <Form
        label={t('upload.title')}
        submit={t('upload.send')}
        onSend={send}
        failureMessage={(error) =>
          error instanceof CallRefused ? wordsOfRefusal(error, t) : t('upload.failed')
        }
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <FileField
          label={t('upload.file')}
          name="file"
          typesInWords={t('upload.types')}
          types={uploadEndings}
          maxBytes={largestUpload}
          files={files}
          onChange={setFiles}
          required
        />
        <Select
          label={t('upload.publisher')}
          name="publisher"
          hint={t('upload.publisherHint')}
          placeholder={t(isOperator ? 'import.allPublishers' : 'upload.choose')}
          required={!isOperator}
          options={publishers.map(({ code, name }) => ({ value: code, label: name ?? code }))}
        />
        <Checkbox label={t('upload.dryRun')} state={isDryRun ? 'on' : 'off'} onChange={setDryRun} />
        {isSending && file && <Sending name={file.name} />}
      </Form>
      <Command />
    </Drawer>
  );
}

function Sending({ name }: { name: string }) {
  const t = useMessages('imports');
  const seconds = useElapsedSeconds(true);
  return (
    <Progress label={t('upload.sending', { name: isolate(name) })} seconds={seconds}>
      {t('upload.sendingText')}
    </Progress>
  );
}

/** The same for those who have a way to the server. */
function Command() {
  const t = useMessages('imports');
  const { tenantName } = useTenant();
  return (
    <div className={styles.command}>
      <p className={styles.about}>{t('upload.command')}</p>
      <pre className={styles.line} dir="ltr" lang="en">
        {commandFor(tenantName)}
      </pre>
    </div>
  );
}

const commandFor = (tenant: string): string => `npm run import -- /path/to/delivery --tenant ${tenant}`;

const known = [
  'upload-empty',
  'upload-incomplete',
  'upload-unknown',
  'upload-damaged',
  'upload-unsafe',
  'upload-encrypted',
  'upload-too-large',
  'archive-too-large',
  'publisher-not-yours',
  'disk-full',
] as const;

/** Why an upload was refused. */
function wordsOfRefusal({ code }: Pick<CallRefused, 'code'>, t: Translate<'imports'>): string {
  const fault = known.find((each) => each === code);
  return t(fault ? `upload.${fault}` : 'upload.failed');
}
