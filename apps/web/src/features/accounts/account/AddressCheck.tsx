import type { HeldAddress } from '@norma/contracts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { typedIn } from '../typedIn.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Networks.module.css';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';

type Props = {
  /** From where whoever looks has come. */
  yours: string;
  held: HeldAddress | null;
  asked: string;
  onAsk: (address: string) => void;
};

/** Says whether an address is in what is typed, and to whom else it belongs. */
export function AddressCheck({ yours, held, asked, onAsk }: Props) {
  const words = useMessages('accounts');
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
          label={words('isItIn')}
          hint={words('yourAddress', { address: isolateLtr(yours) })}
          defaultValue={asked || yours}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{words('check')}</Button>
      </form>
      <output className={styles.answer} aria-live="polite">
        {held && held.address === asked && <Answer held={held} />}
      </output>
    </div>
  );
}

function Answer({ held: { address, isAddress, line, others } }: { held: HeldAddress }) {
  const words = useMessages('accounts');
  const named = { address: isolateLtr(address) };
  if (!isAddress) return words('noAddress', named);
  return (
    <>
      <p>{line === null ? words('notIn', named) : words('in', { ...named, line })}</p>
      {others.map(({ id, name }) => (
        <p key={id}>{words('alsoIn', { name: isolate(name) })}</p>
      ))}
    </>
  );
}
