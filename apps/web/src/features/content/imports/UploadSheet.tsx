import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FileField } from '../../../ui/forms/FileField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useElapsedSeconds } from '../../../ui/hooks/useElapsedSeconds.ts';
import { useAccount, useTenant } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { largestUpload, uploadEndings } from './limits.atBuild.ts';
import { importsKey } from './queries.ts';
import { wordsOfRefusal } from './refusal.ts';
import { useUploadPublishers } from './useUploadPublishers.ts';
import styles from './UploadSheet.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { onClose: () => void; onUploaded: (id: number) => void };

/** Takes a delivery from somebody who has no way to the server but this page. */
export function UploadSheet({ onClose, onUploaded }: Props) {
  const words = useMessages('content');
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
    if (!file) return { file: words('upload.noFile') };
    if (publisher === '' && !isOperator) return { publisher: words('upload.noPublisher') };
    setSending(true);
    try {
      const query = { name: file.name.slice(-255), publisher, dryRun: isDryRun ? 'true' : 'false' } as const;
      const { id, isGoingOn } = await administration.imports.uploadDelivery({ query, bytes: file });
      if (isGoingOn) showToast({ kind: 'info', message: words('upload.going') });
      await queries.invalidateQueries({ queryKey: importsKey });
      onUploaded(id);
      return undefined;
    } finally {
      setSending(false);
    }
  };

  return (
    <Drawer isOpen title={words('upload.title')} onClose={onClose}>
      <p className={styles.about}>{words('upload.about')}</p>
      <Form
        label={words('upload.title')}
        submit={words('upload.send')}
        onSend={send}
        wordsForFailure={(error) =>
          error instanceof CallRefused ? wordsOfRefusal(error, words) : words('upload.failed')
        }
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <FileField
          label={words('upload.file')}
          name="file"
          typesInWords={words('upload.types')}
          types={uploadEndings}
          maxBytes={largestUpload}
          files={files}
          onChange={setFiles}
          required
        />
        <Select
          label={words('upload.publisher')}
          name="publisher"
          hint={words('upload.publisherHint')}
          placeholder={words(isOperator ? 'import.allPublishers' : 'upload.choose')}
          required={!isOperator}
          options={publishers.map(({ code, name }) => ({ value: code, label: name ?? code }))}
        />
        <Checkbox label={words('upload.dryRun')} state={isDryRun ? 'on' : 'off'} onChange={setDryRun} />
        {isSending && file && <Sending name={file.name} />}
      </Form>
      <Command />
    </Drawer>
  );
}

function Sending({ name }: { name: string }) {
  const words = useMessages('content');
  const seconds = useElapsedSeconds(true);
  return (
    <Progress label={words('upload.sending', { name: isolate(name) })} seconds={seconds}>
      {words('upload.sendingText')}
    </Progress>
  );
}

/** The same for those who have a way to the server. */
function Command() {
  const words = useMessages('content');
  const { tenantName } = useTenant();
  return (
    <div className={styles.command}>
      <p className={styles.about}>{words('upload.command')}</p>
      <pre className={styles.line} dir="ltr" lang="en">
        {commandFor(tenantName)}
      </pre>
    </div>
  );
}

const commandFor = (tenant: string): string => `npm run import -- /path/to/delivery --tenant ${tenant}`;
