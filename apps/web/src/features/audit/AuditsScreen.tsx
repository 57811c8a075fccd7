import type { AuditKind, AuditType, Audit } from '@norma/contracts';
import { useQuery, useMutation, keepPreviousData } from '@tanstack/react-query';
import { AdminList } from '../../ui/admin/AdminList.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Screen } from '../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { AuditDays } from './AuditDays.tsx';
import { usePlace, type Place, wireSort } from './place.ts';
import { auditKinds, auditTypes } from './types.atBuild.ts';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../client/saveFile.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** In addition to those of the previous and the next page. */
const maxPageButtons = 5;
const rowsOnPage = { wide: 50, narrow: 10 };

/** Who came to the library, changed something in it, or was refused something. */
export function AuditsScreen() {
  const t = useMessages('audit');
  usePageTitle(t('audits'));
  const { goToStart, ...at } = usePlace();
  const { place, goTo } = at;
  const isNarrow = useIsNarrow('md');
  const size = isNarrow ? rowsOnPage.narrow : rowsOnPage.wide;
  const list = useQuery(auditsQuery(place, size));
  const chooseKind = (kind: AuditKind | null): void => {
    const isOfKind = place.type !== null && kind !== null && auditTypes[place.type] === kind;
    goTo({ kind, type: kind === null || isOfKind ? place.type : null, page: 0 });
  };
  const types = Object.keys(auditTypes)
    .filter((type): type is AuditType => place.kind === null || kindOf(type) === place.kind)
    .map((type) => ({ value: type, label: t(`type.${type}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const sortBy = (by: string, direction: Place['sort']['direction']): void => {
    if (by === 'timestamp' || by === 'principal' || by === 'type') goTo({ sort: { by, direction }, page: 0 });
  };

  return (
    <Screen>
      <ScreenHead title={t('audits')} about={t('about')} actions={<ExportAudits place={place} />} />
      <AdminList
        at={{ ...at, isFiltered: false }}
        search={{ label: t('user'), submit: t('find'), placeholder: t('userHint'), limit: 255 }}
        filters={[
          <AuditDays key="days" days={place.days} onChoose={(days) => goTo({ days, page: 0 })} />,
          <Select
            key="event"
            label={t('event')}
            placeholder={t('everyEvent')}
            options={types}
            value={place.type ?? ''}
            onChange={({ currentTarget: { value } }) =>
              goTo({ type: types.find((type) => type.value === value)?.value ?? null, page: 0 })
            }
          />,
        ]}
        tabs={{
          label: t('kinds'),
          every: { label: t('every') },
          kinds: auditKinds.map((kind) => ({ key: kind, label: t(`kind.${kind}`) })),
          chosen: place.kind,
          onChoose: chooseKind,
        }}
        caption={t('audits')}
        columns={useAuditColumns()}
        list={list}
        rows={list.data?.audits}
        total={list.data?.total}
        keyOf={({ id }) => String(id)}
        nameOf={({ timestamp }) => timestamp}
        sort={place.sort}
        onSort={({ by, direction }) => sortBy(by, direction)}
        size={size}
        max={maxPageButtons}
        empty={{
          title: t('none'),
          text: t('noneText'),
          actions: <Button onClick={goToStart}>{t('everythingAgain')}</Button>,
        }}
        failed={{ title: t('failed'), text: t('failedText') }}
      />
    </Screen>
  );
}

const kindOf = (type: string) => Object.entries(auditTypes).find(([name]) => name === type)?.[1];

/** Saves all pages of the filtered list as CSV. */
function ExportAudits({ place }: { place: Place }) {
  const t = useMessages('audit');
  const saving = useMutation({
    meta: { isHandled: true },
    mutationFn: () => auditsAsCsv(place),
    onSuccess: (file) => saveFile(file, `audits-${place.days.from}-${place.days.to}.csv`),
    onError: () => showToast({ kind: 'error', message: t('exportFailed') }),
  });
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.isPending || saving.mutate()}
    >
      {t('export')}
    </Button>
  );
}

/** A page of audits, and how many there are on all pages. */
type AuditPage = { audits: Audit[]; total: number };

const queryOf = ({ days, kind, type, search, sort }: Place) => ({
  fromDate: days.from,
  toDate: days.to,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(kind && { kind }),
  ...(type && { type }),
  ...(search && { principal: search }),
  sort: wireSort(sort),
});

/** The audits of a place, in pages of a size. */
const auditsQuery = (place: Place, size: number) =>
  apiQuery(
    queryKeys.audit(place, size),
    async (options): Promise<AuditPage> => {
      const query = { ...queryOf(place), page: place.page, size };
      const { answer, headers } = await administration.audit.list.withHeaders({ query }, options);
      return { audits: answer, total: Number(headers['x-total-count']) };
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** The audits of a place on all pages, as a table for spreadsheets. */
const auditsAsCsv = async (place: Place): Promise<Blob> =>
  (await administration.audit.csv({ query: queryOf(place) })).blob();
