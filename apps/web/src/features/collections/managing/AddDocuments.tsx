import type { Collection } from '@norma/contracts';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { maxDocuments } from '../limits.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FindDocuments } from './FindDocuments.tsx';
import { useCollectionChange } from './useCollectionChange.ts';
import styles from './AddDocuments.module.css';

type Props = { isOpen: boolean; collection: Collection; onClose: () => void };

/** Puts documents into a collection: some that a search finds, or a list that a user has. */
export function AddDocuments({ isOpen, collection, onClose }: Props) {
  const t = useMessages('collections');
  return (
    <Drawer isOpen={isOpen} title={t('add')} onClose={onClose} isContentFirst>
      <Adding collection={collection} onClose={onClose} />
    </Drawer>
  );
}

function Adding({ collection: { id }, onClose }: Omit<Props, 'isOpen'>) {
  const t = useMessages('collections');
  const change = useCollectionChange();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [list, setList] = useState('');

  const send = async () => {
    const documents = [...chosen, ...linesOf(list)];
    if (documents.length === 0) return { list: t('nothingChosen') };
    if (documents.length > maxDocuments) return { list: t('tooManyAtOnce', { max: maxDocuments }) };
    const tooLong = documents.find((each) => each.length > 500);
    if (tooLong !== undefined) return { list: t('lineTooLong', { line: `${tooLong.slice(0, 40)}…` }) };
    const { added, unknown } = await change(() =>
      administration.collections.addToCollection({ params: { id }, body: { documents } }),
    );
    showToast({ kind: 'success', message: t('added', { count: added.length }) });
    if (unknown.length === 0) {
      onClose();
      return undefined;
    }
    // What was not understood stays to be fixed; all else is in the collection.
    setChosen(new Set());
    setList(unknown.join('\n'));
    return { list: t('unknown', { count: unknown.length }) };
  };

  return (
    <div className={styles.adding}>
      <FindDocuments chosen={chosen} onChoose={setChosen} />
      <Form
        label={t('add')}
        submit={t('addThem')}
        onSend={send}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        {chosen.size > 0 && <p className={styles.chosen}>{t('chosen', { count: chosen.size })}</p>}
        <TextArea
          name="list"
          label={t('list')}
          hint={t('listHint')}
          value={list}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
          dir="ltr"
          rows={4}
        />
      </Form>
    </div>
  );
}

/** The lines of a pasted list, each once, without what is empty. */
export const linesOf = (list: string): string[] => [
  ...new Set(
    list
      .split(/[\r\n\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
