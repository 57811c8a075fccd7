import type { StatusMeaning } from '@norma/contracts';
import { editionStatuses, wireStatusOf } from '@norma/editions/meaning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useMapping } from './useMapping.ts';
import { isolate } from '../../i18n/isolate.ts';

type Meaning = StatusMeaning['meaning'];
type Props = Pick<StatusMeaning, 'publisher' | 'word'> & { meaning: Meaning | null; onClose: () => void };

/** Statuses that readers are shown in words of their own: what is confirmed or under revision is in force to them. */
const offered: readonly Meaning[] = editionStatuses.filter(
  (status) => status !== 'confirmed' && status !== 'under-revision',
);

/** Asks what a word of status means on documents of a publisher. */
export function MapStatus({ publisher, word, meaning, onClose }: Props) {
  const t = useMessages('imports');
  const { t: tShell } = useTranslation();
  const mapping = useMapping();
  const [chosen, setChosen] = useState<Meaning | null>(meaning);
  const statuses = meaning === null || offered.includes(meaning) ? offered : [meaning, ...offered];
  const save = () => {
    if (chosen === null || mapping.isPending) return;
    mapping.mutate({ publisher, word, meaning: chosen }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('meaning.title', { word: isolate(word), publisher: isolate(publisher) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" aria-disabled={chosen === null || undefined} onClick={save}>
            {t('meaning.save')}
          </Button>
        </>
      }
    >
      <p>{t('meaning.text')}</p>
      <Select
        label={t('meaning.means')}
        placeholder={t('meaning.choose')}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(statuses.find((each) => each === target.value) ?? null)}
        options={statuses.map((status) => ({
          value: status,
          label: tShell(`status.${wireStatusOf({ status })}`),
        }))}
      />
    </ConfirmDialog>
  );
}
