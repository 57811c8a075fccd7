import type { AccountNetworks, ContainedAddress } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { checkQuery } from '../queries.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { RangeTable } from './RangeTable.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';
import styles from './Networks.module.css';

type Props = { accountId: string; networks: AccountNetworks; etag: string };

/** The debounce of checking typed ranges. */
const pauseMs = 400;

/** Edits IP ranges as lines, and shows how they are parsed while typing. */
export function RangeForm({ accountId, networks, etag }: Props) {
  const t = useMessages('accounts');
  const list = useListFormat();
  const change = useAccountChange();
  const savedLines = networks.lines.map(({ text }) => text).join('\n');
  const [typed, setTyped] = useState(savedLines);
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
        isReady={typed !== savedLines}
        onSend={send}
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
        checked={check.data?.held ?? null}
        checkedAddress={address}
        onAsk={setAddress}
      />
    </>
  );
}

type AddressCheckProps = {
  /** The address that the administrator comes from. */
  yours: string;
  checked: ContainedAddress | null;
  checkedAddress: string;
  onAsk: (address: string) => void;
};

/** Checks whether an address is in the typed ranges, and which other accounts have it. */
function AddressCheck({ yours, checked, checkedAddress, onAsk }: AddressCheckProps) {
  const t = useMessages('accounts');
  return (
    <div className={styles.tools}>
      <form
        key={checkedAddress}
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
          defaultValue={checkedAddress || yours}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('check')}</Button>
      </form>
      <output className={styles.answer} aria-live="polite">
        {checked && checked.address === checkedAddress && <Answer checked={checked} />}
      </output>
    </div>
  );
}

function Answer({ checked: { address, isAddress, line, others } }: { checked: ContainedAddress }) {
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
