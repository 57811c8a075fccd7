import type { Collection } from '@norma/contracts';
import { IconFilePlus, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usualSize } from '../../../ui/tables/pagedAddress.ts';
import { hrefOf, usePlace } from '../address.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { collectionQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { DeleteCollection } from './DeleteCollection.tsx';
import { DocumentsIn } from './DocumentsIn.tsx';
import { ShareCollection } from './ShareCollection.tsx';
import { whoHas } from './whoHas.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { CollectionForm, type Texts } from './CollectionForm.tsx';
import { useCollectionChange } from './useCollectionChange.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import styles from './ManagedCollection.module.css';

const list = { isManaging: true, collection: null, page: 0, size: usualSize, sort: 'ALPHA_ASC' } as const;

/** One collection of the account: what it is, what is in it, and who has it. */
export function ManagedCollection({ id }: { id: number }) {
  const t = useMessages('collections');
  const { data, error, refetch } = useQuery(collectionQuery(id));
  return (
    <>
      <BackLink to={hrefOf(list)}>{t('back')}</BackLink>
      {error ? (
        isGone(error) ? (
          <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
        ) : (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} error={error}>
            {t('failedText')}
          </ErrorState>
        )
      ) : data ? (
        <Opened collection={data.answer} etag={data.headers.etag} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </>
  );
}

const isGone = (error: Error): boolean =>
  error instanceof CallRefused && error.code === 'collection-not-found';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

function Opened({ collection, etag }: { collection: Collection; etag: string }) {
  const t = useMessages('collections');
  const [, go] = usePlace();
  const [task, setTask] = useState<'add' | 'share' | 'change' | 'delete' | null>(null);
  const end = (): void => setTask(null);
  const common = { collection, etag, onClose: end };
  return (
    <>
      <header className={styles.head}>
        <div className={styles.texts}>
          <h2 className={styles.name}>
            <bdi>{collection.name}</bdi>
          </h2>
          {collection.description && (
            <p className={styles.description}>
              <bdi>{collection.description}</bdi>
            </p>
          )}
          <p className={styles.fact}>{t('hasIt', { who: whoHas(collection, t) })}</p>
        </div>
        <div className={styles.acts}>
          <Button kind="primary" icon={<IconFilePlus {...icon} />} onClick={() => setTask('add')}>
            {t('add')}
          </Button>
          <Button icon={<IconUsers {...icon} />} onClick={() => setTask('share')}>
            {t('share')}
          </Button>
          <Button icon={<IconPencil {...icon} />} onClick={() => setTask('change')}>
            {t('change')}
          </Button>
          <Button kind="bare" icon={<IconTrash {...icon} />} onClick={() => setTask('delete')}>
            {t('delete')}
          </Button>
        </div>
      </header>
      <DocumentsIn collection={collection} />
      <AddDocuments isOpen={task === 'add'} {...common} />
      <ShareCollection isOpen={task === 'share'} {...common} />
      <ChangeTexts isOpen={task === 'change'} {...common} />
      <DeleteCollection
        collection={task === 'delete' ? collection : null}
        etag={etag}
        onEnd={end}
        onDeleted={() => go(list)}
      />
    </>
  );
}

type Props = { isOpen: boolean; collection: Collection; etag: string; onClose: () => void };

/** Names and describes a collection again; what another user has changed in the meantime is shown before it is overwritten. */
function ChangeTexts({ isOpen, collection, etag, onClose }: Props) {
  const t = useMessages('collections');
  const change = useCollectionChange();
  const send = async (body: Texts): Promise<void> => {
    await change(() =>
      administration.collections.changeCollection(
        { params: { id: collection.id }, body },
        { headers: { 'if-match': etag } },
      ),
    );
    showToast({ kind: 'success', message: t('saved') });
    onClose();
  };
  return (
    <Drawer isOpen={isOpen} title={t('change')} onClose={onClose} isContentFirst>
      <CollectionForm texts={collection} submit={t('save')} onSend={send} onClose={onClose} />
    </Drawer>
  );
}
