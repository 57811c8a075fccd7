import type { AccountNetworks } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { checkQuery } from '../queries.ts';
import { useChange } from '../useChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AddressCheck } from './AddressCheck.tsx';
import { RangeTable } from './RangeTable.tsx';
import styles from './Networks.module.css';

type Props = { accountId: string; networks: AccountNetworks; etag: string };

/** How long after the last letter what is typed is looked at. */
const pauseMs = 400;

/** Ranges as lines, to be typed or pasted, and below them what they say while they are being typed. */
export function RangeForm({ accountId, networks, etag }: Props) {
  const words = useMessages('accounts');
  const { t } = useTranslation();
  const list = useListFormat();
  const change = useChange();
  const kept = networks.lines.map(({ text }) => text).join('\n');
  const [typed, setTyped] = useState(kept);
  const [address, setAddress] = useState('');
  const [settled] = useDebouncedValue(typed, pauseMs);
  const check = useQuery(checkQuery(accountId, settled.split('\n'), address));
  const lines = check.data?.lines ?? networks.lines;

  const send = async () => {
    const body = { lines: typed.split('\n') };
    try {
      await change(() =>
        administration.accounts.setNetworks(
          { params: { id: accountId }, body },
          { headers: { 'if-match': etag } },
        ),
      );
      showToast({ kind: 'success', message: words('networksSaved') });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'ranges-unreadable') throw error;
      const wrong = error.fieldErrors.map(({ field }) => Number(field.split('.').at(-1)) + 1);
      return { lines: words('linesUnreadable', { count: wrong.length, lines: list(wrong.map(String)) }) };
    }
    return undefined;
  };
  return (
    <>
      <Form
        label={words('room.networks')}
        submit={words('saveNetworks')}
        isReady={typed !== kept}
        onSend={send}
        wordsForFailure={(error) => wordsFor(error, t)}
      >
        <TextArea
          className={styles.lines}
          name="lines"
          label={words('ranges')}
          hint={words('rangesHint')}
          value={typed}
          rows={6}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Form>
      <RangeTable lines={lines} />
      <AddressCheck
        yours={networks.yourAddress}
        held={check.data?.held ?? null}
        asked={address}
        onAsk={setAddress}
      />
    </>
  );
}
