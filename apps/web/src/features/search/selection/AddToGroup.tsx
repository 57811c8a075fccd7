import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { laterClient } from '../../../client/laterClient.ts';
import { apiQuery } from '../../../client/apiQuery.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount } from '../../session/index.ts';

type Props = { count: number; onChoose: (groupId: number) => void; onClose: () => void };

const groupsQuery = apiQuery(
  queryKeys.groups('list'),
  (options) => laterClient.groups.groupsOfCurrentAccount({}, options),
  { staleTime: 0 },
);

/** Chooses one of the reader's own groups: only its owner adds documents to a group. */
export function AddToGroup({ count, onChoose, onClose }: Props) {
  const t = useMessages('selection');
  const { id } = useAccount();
  const { data, error, refetch } = useQuery(groupsQuery);
  const [chosen, setChosen] = useState('');
  const own = data?.filter(({ createdById }) => createdById === id);
  return (
    <Drawer
      isOpen
      title={t('addTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={chosen === ''} onClick={() => onChoose(Number(chosen))}>
            {t('add')}
          </Button>
        </>
      }
    >
      {error && !data && (
        <ErrorState title={t('groupsFailed')} error={error} onRetry={() => void refetch()}>
          {t('groupsFailedText')}
        </ErrorState>
      )}
      {!error && !own && <SkeletonRows rows={4} />}
      {own?.length === 0 && <EmptyState title={t('noGroups')}>{t('noGroupsText')}</EmptyState>}
      {own && own.length > 0 && (
        <RadioGroup
          label={t('groups')}
          value={chosen}
          options={own.map(({ groupID, name }) => ({ value: String(groupID), label: name }))}
          onChange={setChosen}
        />
      )}
    </Drawer>
  );
}
