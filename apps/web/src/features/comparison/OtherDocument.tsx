import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { comparableOf, type Comparable } from './pair.ts';
import { documentNamed } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CompareDialog.module.css';

type Props = { onFound: (other: Comparable) => void };

/** Finds a document of any family by its designation, to compare with. */
export function OtherDocument({ onFound }: Props) {
  const words = useMessages('comparison');
  const [designation, setDesignation] = useState('');
  const find = useMutation({
    mutationFn: async () => {
      const found = await documentNamed(designation.trim());
      return found && comparableOf(found);
    },
    onSuccess: (found) => {
      if (!found) return;
      setDesignation('');
      onFound(found);
    },
    meta: { isHandled: true },
  });
  const isUnknown = find.isError || (find.isSuccess && find.data === null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (designation.trim() !== '') find.mutate();
  };
  return (
    <form className={styles.other} onSubmit={submit}>
      <TextField
        label={words('otherDocument')}
        hint={words('otherHint')}
        error={isUnknown ? words('otherUnknown') : undefined}
        value={designation}
        limit={200}
        onChange={({ target }) => {
          setDesignation(target.value);
          if (isUnknown) find.reset();
        }}
      />
      <Button type="submit" disabled={designation.trim() === '' || find.isPending}>
        {words('addOther')}
      </Button>
    </form>
  );
}
