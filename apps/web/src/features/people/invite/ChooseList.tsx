import type { InviteReport } from '@norma/contracts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FileField } from '../../../ui/forms/FileField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { AccountChoice, type ChosenAccount } from './AccountChoice.tsx';
import { largestPeopleFile } from './choices.atBuild.ts';
import { saveCsv } from '../../../client/csv.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ChooseList.module.css';

/** A list as it was given, and the accounts of lines that name none. */
export type GivenList = {
  source: 'file' | 'paste';
  files: readonly File[];
  text: string;
  accounts: ChosenAccount[];
  /** The bytes of it, as they are sent. */
  file: string;
};

type Props = {
  /** What was given before. */
  given: GivenList | null;
  onRead: (given: GivenList, report: InviteReport) => void;
  onClose: () => void;
};

const unreadable = ['file-empty', 'file-without-email', 'file-unreadable', 'too-many-lines'] as const;

/** Takes a list of people, as a file or pasted, and asks what would come of it. */
export function ChooseList({ given, onRead, onClose }: Props) {
  const t = useMessages('invitations');
  const [source, setSource] = useState(given?.source ?? 'file');
  const [files, setFiles] = useState(given?.files ?? []);
  const [text, setText] = useState(given?.text ?? '');
  const [accounts, setAccounts] = useState(given?.accounts ?? []);

  const read = async () => {
    const [chosen] = files;
    if (source === 'file' && !chosen) return { file: t('chooseFile') };
    if (source === 'paste' && text.trim() === '') return { text: t('pasteFirst') };
    const bytes = source === 'file' && chosen ? await chosen.arrayBuffer() : new TextEncoder().encode(text);
    const file = base64Of(new Uint8Array(bytes));
    const accountIds = accounts.map(({ id }) => id);
    try {
      const report = await administration.invitations.preview({ body: { file, accountIds } });
      onRead({ source, files, text, accounts, file }, report);
    } catch (error) {
      const code = error instanceof CallRefused && unreadable.find((each) => each === error.code);
      if (!code) throw error;
      return { [source === 'file' ? 'file' : 'text']: t(`failure.${code}`) };
    }
    return undefined;
  };
  const template = (): void => {
    const columns = ['email', 'firstName', 'lastName', 'accounts', 'authorities'] as const;
    saveCsv([columns.map((column) => t(`heading.${column}`))], t('templateFile'));
  };

  return (
    <Form
      label={t('importTitle')}
      submit={t('look')}
      onSend={read}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <RadioGroup
        label={t('source')}
        options={[
          { value: 'file', label: t('fromFile') },
          { value: 'paste', label: t('fromPaste') },
        ]}
        value={source}
        onChange={setSource}
      />
      {source === 'file' ? (
        <FileField
          label={t('file')}
          name="file"
          typesInWords={t('fileTypes')}
          types={['.csv', '.txt', '.tsv', 'text/csv', 'text/plain']}
          maxBytes={largestPeopleFile}
          files={files}
          onChange={setFiles}
        />
      ) : (
        <TextArea
          label={t('paste')}
          hint={t('pasteHint')}
          name="text"
          rows={8}
          value={text}
          spellCheck={false}
          dir="auto"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <div className={styles.template}>
        <p>{t('templateAbout')}</p>
        <Button icon={<IconDownload size={16} stroke={1.6} aria-hidden />} onClick={template}>
          {t('template')}
        </Button>
      </div>
      <AccountChoice label={t('usualAccount')} name="usual" chosen={accounts} onChange={setAccounts} />
    </Form>
  );
}

const pieceBytes = 0x8000;

/** Bytes as base64; in pieces, because a call takes no more than some ten thousand arguments. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += pieceBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(binary);
}
