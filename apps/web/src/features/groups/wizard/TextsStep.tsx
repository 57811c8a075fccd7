import { useState } from 'react';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Draft } from './draft.ts';
import styles from './GroupWizard.module.css';

/** Characters of a name, and of a description. */
const limit = 255;

type Props = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** What a group is called, and what it is for. */
export function TextsStep({ draft: { name, longDesc }, onChange }: Props) {
  const words = useMessages('groups');
  const [left, setLeft] = useState({ name: false, longDesc: false });
  return (
    <div className={styles.texts}>
      <TextField
        label={words('name')}
        value={name}
        limit={limit}
        dir="auto"
        required
        data-autofocus
        {...(left.name && name.trim() === '' && { error: words('nameRequired') })}
        onBlur={() => setLeft({ ...left, name: true })}
        // Enter here is pressed in passing: it sends nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextArea
        label={words('description')}
        value={longDesc}
        limit={limit}
        dir="auto"
        required
        {...(left.longDesc && longDesc.trim() === '' && { error: words('descriptionRequired') })}
        onBlur={() => setLeft({ ...left, longDesc: true })}
        onChange={({ currentTarget }) => onChange({ longDesc: currentTarget.value })}
      />
    </div>
  );
}
