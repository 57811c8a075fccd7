import type { AccountNetworks, HeldAddress } from '@norma/contracts';
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
import { RangeTable } from './RangeTable.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { typedIn } from '../typedIn.ts';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';
import styles from './Networks.module.css';

type Props = { accountId: string; networks: AccountNetworks; etag: string };

/** How long after the last letter what is typed is looked at. */
const pauseMs = 400;

/** Ranges as lines, to be typed or pasted, and below them what they say while they are being typed. */
export function RangeForm({ accountId, networks, etag }: Props) {
  const t = useMessages('accounts');
  const { t: tShell } = useTranslation();
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
      showToast({ kind: 'success', message: t('networksSaved') });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'ranges-unreadable') throw error;
      const wrong = error.fieldErrors.map(({ field }) => Number(field.split('.').at(-1)) + 1);
      return { lines: t('linesUnreadable', { count: wrong.length, lines: list(wrong.map(String)) }) };
    }
    return undefined;
  };
  return (
    <>
      <Form
        label={t('room.networks')}
        submit={t('saveNetworks')}
        isReady={typed !== kept}
        onSend={send}
        wordsForFailure={(error) => wordsFor(error, tShell)}
      >
        <TextArea
          className={styles.lines}
          name="lines"
          label={t('ranges')}
          hint={t('rangesHint')}
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

type AddressCheckProps = {
  /** The address that the administrator comes from. */
  yours: string;
  held: HeldAddress | null;
  asked: string;
  onAsk: (address: string) => void;
};

/** Says whether an address is in what is typed, and to whom else it belongs. */
function AddressCheck({ yours, held, asked, onAsk }: AddressCheckProps) {
  const t = useMessages('accounts');
  return (
    <div className={styles.tools}>
      <form
        key={asked}
        className={styles.address}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(typedIn(new FormData(event.currentTarget), 'address').slice(0, 100));
        }}
      >
        <TextField
          name="address"
          label={t('isItIn')}
          hint={t('yourAddress', { address: isolateLtr(yours) })}
          defaultValue={asked || yours}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('check')}</Button>
      </form>
      <output className={styles.answer} aria-live="polite">
        {held && held.address === asked && <Answer held={held} />}
      </output>
    </div>
  );
}

function Answer({ held: { address, isAddress, line, others } }: { held: HeldAddress }) {
  const t = useMessages('accounts');
  const named = { address: isolateLtr(address) };
  if (!isAddress) return t('noAddress', named);
  return (
    <>
      <p>{line === null ? t('notIn', named) : t('in', { ...named, line })}</p>
      {others.map(({ id, name }) => (
        <p key={id}>{t('alsoIn', { name: isolate(name) })}</p>
      ))}
    </>
  );
}
