import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ClipboardEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { addressesIn, type Named } from './addressesIn.ts';
import { maxTyped } from './choices.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PeopleRows.module.css';

/** A user to invite, while they are typed in. */
export type Row = Named & { key: number };

type Props = { rows: readonly Row[]; onChange: (rows: Row[]) => void; nextKey: () => number };

/** Those who are to be invited, each with an address and a name. */
export function PeopleRows({ rows, onChange, nextKey }: Props) {
  const t = useMessages('invitations');
  const list = useRef<HTMLOListElement>(null);
  const change = (key: number, changed: Partial<Named>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  // The row is drawn first.
  const focusRow = (at: number): void =>
    void requestAnimationFrame(() => list.current?.children[at]?.querySelector('input')?.focus());
  const paste = (event: ClipboardEvent, key: number): void => {
    const found = addressesIn(event.clipboardData.getData('text'));
    const [first] = found;
    if (!first || (found.length === 1 && first.firstName === '')) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.key === key);
    const filled = found.map((named) => ({ ...named, key: nextKey() }));
    onChange([...rows.slice(0, at), ...filled, ...rows.slice(at + 1)].slice(0, maxTyped));
  };
  const takeOut = (key: number, at: number): void => {
    onChange(rows.filter((row) => row.key !== key));
    focusRow(Math.max(0, at - 1));
  };
  return (
    <div className={styles.people}>
      <ol className={styles.list} ref={list}>
        {rows.map(({ key, email, firstName, lastName }, at) => (
          <li className={styles.row} key={key} aria-label={t('person', { number: at + 1 })}>
            <TextField
              className={styles.email}
              label={t('email')}
              hint={at === 0 ? t('emailHint') : undefined}
              name={`person.${at + 1}.email`}
              type="text"
              inputMode="email"
              value={email}
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              data-autofocus={at === 0 || undefined}
              onChange={({ currentTarget }) => change(key, { email: currentTarget.value })}
              onPaste={(event) => paste(event, key)}
            />
            <TextField
              label={t('firstName')}
              name={`person.${at + 1}.firstName`}
              value={firstName}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => change(key, { firstName: currentTarget.value })}
            />
            <TextField
              label={t('lastName')}
              name={`person.${at + 1}.lastName`}
              value={lastName}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => change(key, { lastName: currentTarget.value })}
            />
            {rows.length > 1 && (
              <span className={styles.out}>
                <IconButton label={t('takeOut', { number: at + 1 })} onClick={() => takeOut(key, at)}>
                  <IconX size={16} stroke={1.6} aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {rows.length < maxTyped && (
        <Button
          className={styles.another}
          icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => {
            onChange([...rows, { key: nextKey(), email: '', firstName: '', lastName: '' }]);
            focusRow(rows.length);
          }}
        >
          {t('another')}
        </Button>
      )}
    </div>
  );
}
