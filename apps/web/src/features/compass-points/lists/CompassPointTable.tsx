import type { CompassPoint, CompassPointPage } from '@norma/contracts';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { CompassPointSheet } from '../details/CompassPointSheet.tsx';
import { type ListPage, type listQuery, type Mode, pageSize } from '../queries.ts';
import { plainText, useIsRich } from '../isRich.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { newest, type Place, type PlaceNames, sortOf, usePlace, wireSort } from './address.ts';
import { useColumns } from './useColumns.tsx';
import { useRowActions } from './useRowActions.tsx';
import styles from './CompassPointTable.module.css';

/** Whose compass points a list shows. */
export type ListOf = 'own' | 'all' | 'document';

type Props = {
  of: ListOf;
  queryFor: QueryFor;
  /** Where the name of an active one leads; null where pressing it chooses the row. */
  pathOf: (point: CompassPoint) => string | null;
  names?: PlaceNames;
};

const nothing: readonly CompassPoint[] = [];
const panelId = 'compass-points';
const empty = {
  own: { active: ['ownNone', 'ownNoneText'], inactive: ['noneDeactivated', 'ownNoneDeactivatedText'] },
  all: { active: ['allNone', 'allNoneText'], inactive: ['noneDeactivated', 'allNoneDeactivatedText'] },
  document: {
    active: ['documentNone', 'documentNoneText'],
    inactive: ['noneDeactivated', 'allNoneDeactivatedText'],
  },
} as const satisfies Record<
  ListOf,
  Record<Mode, readonly [MessageKey<'compass-points'>, MessageKey<'compass-points'>]>
>;

/** A sorted, paged table of active or deactivated compass points, with their actions. */
export function CompassPointTable({ of, queryFor, pathOf, names }: Props) {
  const t = useMessages('compass-points');
  const { place, addressOf, goTo } = usePlace(names);
  const { mode, sort, list, countOf } = useList(queryFor, place);
  const { data, error } = list;
  const rows = data?.content ?? nothing;
  const [chosen, setChosen] = useState<CompassPoint | null>(null);
  const isRich = useIsRich(rows.find(({ contentCode }) => contentCode !== ''));
  const nameOf = ({ name }: CompassPoint): string => plainText(name, isRich.name) || t('nameless');
  const left = useRef<number | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { actionsOf, dialogs } = useRowActions((id) => (left.current = id));
  const columns = useColumns({
    mode,
    isOfDocument: of === 'document',
    nameOf,
    pathOf: (point) => (point.isDeleted || point.contentCode === '' ? null : pathOf(point)),
    chosen,
    onChoose: setChosen,
  });
  const [title, text] = empty[of][mode];
  const { by, isDescending } = sortOf(sort);

  useEffect(() => {
    if (left.current === null || rows.some(({ compassPointID }) => compassPointID === left.current)) return;
    left.current = null;
    panel.current?.focus(); // The button that had the focus went with its row.
  });

  return (
    <div className={styles.list}>
      <Tabs
        tabs={[
          { key: 'active', label: t('active'), count: countOf('active') },
          { key: 'inactive', label: t('deactivated'), count: countOf('inactive') },
        ]}
        chosen={mode}
        label={t('modes')}
        panelId={panelId}
        // Another mode begins at its first page, with the newest.
        onChoose={(key) => goTo({ status: key === 'inactive' ? key : 'active', page: 0, sort: null })}
      />
      <div
        className={styles.panel}
        id={panelId}
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
        aria-label={t(mode === 'active' ? 'active' : 'deactivated')}
      >
        <DataTable
          key={mode}
          caption={t(mode === 'active' ? 'activeOnes' : 'deactivatedOnes')}
          columns={columns}
          rows={rows}
          keyOf={({ compassPointID }) => String(compassPointID)}
          nameOf={nameOf}
          chosen={chosen ? String(chosen.compassPointID) : undefined}
          actionsOf={actionsOf}
          sort={{ by, direction: isDescending ? 'descending' : 'ascending' }}
          onSort={(newSort) =>
            goTo({ status: mode, page: 0, sort: wireSort(newSort.by, newSort.direction === 'descending') })
          }
          paging={{
            page: place.page,
            size: pageSize,
            total: data?.totalElements ?? 0,
            onPage: ({ page }) => goTo({ ...place, status: mode, page }),
            hrefOf: (page) => addressOf({ ...place, status: mode, page }),
          }}
          isLoading={list.isFetching}
          narrow="stack"
          empty={<EmptyState title={t(title)}>{t(text)}</EmptyState>}
          failure={
            error &&
            !data && { title: t('listFailed'), text: t('listFailedText'), error, onRetry: list.refetch }
          }
        />
      </div>
      {dialogs}
      {chosen && <CompassPointSheet point={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Asks for a page of the list. */
type QueryFor = (page: ListPage) => ReturnType<typeof listQuery>;

const otherThan: Record<Mode, Mode> = { active: 'inactive', inactive: 'active' };

/** The default list: the active ones, or the deactivated if none is active. */
const modeAtFirst = ({
  hasActivatedCompassPoint,
  hasDeactivatedCompassPoint,
}: Pick<CompassPointPage, 'hasActivatedCompassPoint' | 'hasDeactivatedCompassPoint'>): Mode =>
  hasDeactivatedCompassPoint && !hasActivatedCompassPoint ? 'inactive' : 'active';

/** A list at a place: its mode, its page, and how many there are in either mode. */
function useList(queryFor: QueryFor, place: Place) {
  // Decided once: a list whose last active one is deactivated stays where its reader is.
  const [opened, setOpened] = useState<Mode | null>(null);
  const mode = place.status ?? opened ?? 'active';
  const other = otherThan[mode];
  const sort = place.sort ?? newest[mode];
  const list = useQuery(queryFor({ status: mode, page: place.page + 1, sort }));
  // How many there are in the other mode, and its first page when it is wanted.
  const otherList = useQuery(queryFor({ status: other, page: 1, sort: newest[other] }));
  if (opened === null && list.data) setOpened(modeAtFirst(list.data));
  const counts = {
    [mode]: list.data?.totalElements ?? null,
    [other]: otherList.data?.totalElements ?? null,
  };
  return { mode, sort, list, countOf: (of: Mode): number | null => counts[of] ?? null };
}
