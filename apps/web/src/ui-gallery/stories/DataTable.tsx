import { IconBan, IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { DataTable, type Column, type RowAction, type Sort } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { type Story, useSampleSet } from '../story.tsx';

type Row = { key: string; designation: string; status: string; name: string; text: string; opened: number };

const designations = ['NSB E 214-24', 'HI 4410-2:2022', 'PIC RP 1173:2021', 'NSB G 31-23', 'NSB D 1186-20'];
const statuses = ['Active', 'Adopted', 'Historical', 'Active', 'Previous'];
const samples = {
  en: {
    captions: {
      stack: 'Compass points',
      scroll: 'Compass points opened',
      first: 'Compass points of a group',
      next: 'Compass points of a document',
      empty: 'Deactivated compass points',
      past: 'Compass points of yours',
      failed: 'Compass points of others',
    },
    heads: {
      designation: 'Designation',
      status: 'Status',
      name: 'Name',
      text: 'Compass point',
      opened: 'Opened',
    },
    names: [
      'Projection horizon',
      'Hold times in winter',
      'Partial factor, our choice',
      'Salt fog, our chamber',
    ],
    text: 'The mean projected displacement shall not exceed the limit of Table 2 for any single anchor.',
    edit: 'Edit',
    history: 'Change history',
    deactivate: 'Deactivate',
    did: (act: string, name: string) => `${act}: ${name}`,
    emptyTitle: 'Nothing has been deactivated',
    emptyText: 'When you deactivate a compass point it leaves the page but keeps its text and its history.',
    failedTitle: 'The list could not be loaded',
    failedText: 'Your choice of rows is kept.',
    load: 'Load the next page',
    arrive: 'Let the rows arrive',
  },
  ar: {
    captions: {
      stack: 'نقاط البوصلة',
      scroll: 'نقاط البوصلة المفتوحة',
      first: 'نقاط بوصلة المجموعة',
      next: 'نقاط بوصلة الوثيقة',
      empty: 'نقاط البوصلة الملغاة',
      past: 'نقاط بوصلتك',
      failed: 'نقاط بوصلة غيرك',
    },
    heads: {
      designation: 'رمز الوثيقة',
      status: 'الحالة',
      name: 'الاسم',
      text: 'نقطة البوصلة',
      opened: 'مرات الفتح',
    },
    names: ['أفق الإسقاط', 'أزمنة التثبيت شتاءً', 'المعامل الجزئي المختار', 'الضباب الملحي في حجرتنا'],
    text: 'يجب ألا يتجاوز متوسط الإزاحة المسقطة الحد المبين في الجدول 2 لأي مرساة منفردة.',
    edit: 'تحرير',
    history: 'سجل التغييرات',
    deactivate: 'إلغاء التفعيل',
    did: (act: string, name: string) => `${act}: ${name}`,
    emptyTitle: 'لم يُلغَ تفعيل شيء',
    emptyText: 'عند إلغاء تفعيل نقطة بوصلة تغادر الصفحة ويبقى نصها وسجلها محفوظين.',
    failedTitle: 'تعذّر تحميل القائمة',
    failedText: 'اختيارك للصفوف محفوظ.',
    load: 'تحميل الصفحة التالية',
    arrive: 'عرض الصفوف',
  },
};

const rowsOf = (names: readonly string[], text: string): Row[] =>
  Array.from({ length: 204 }, (_, place) => ({
    key: `row-${place}`,
    designation: designations[place % designations.length] ?? '',
    status: statuses[place % statuses.length] ?? '',
    name: `${names[place % names.length]} ${place + 1}`,
    text,
    opened: (place * 7919) % 4999,
  }));

function useRows() {
  const words = useSampleSet(samples);
  const { heads } = words;
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: heads.name, cell: ({ name }) => <b>{name}</b>, isSortable: true },
    {
      key: 'designation',
      head: heads.designation,
      cell: (row) => <Designation value={row.designation} size="table" />,
      isSortable: true,
    },
    { key: 'status', head: heads.status, cell: ({ status }) => <Status status={status} /> },
    { key: 'text', head: heads.text, cell: ({ text }) => text, isCut: true },
    {
      key: 'opened',
      head: heads.opened,
      cell: ({ opened }) => opened,
      isFigure: true,
      isSortable: true,
      sortsFirst: 'descending',
    },
  ];
  return { words, columns, rows: rowsOf(words.names, words.text) };
}

const compare = (one: Row, other: Row, by: string): number =>
  by === 'opened'
    ? one.opened - other.opened
    : by === 'designation'
      ? one.designation.localeCompare(other.designation)
      : one.name.localeCompare(other.name, undefined, { numeric: true });

const drawn = { size: 16, stroke: 1.6, 'aria-hidden': true };
const common = { keyOf: ({ key }: Row) => key, nameOf: ({ name }: Row) => name };

/** Sorted, paged, chosen and acted on, as a screen would. */
function Whole({ narrow }: { narrow: 'stack' | 'scroll' }) {
  const { words, columns, rows } = useRows();
  const [sort, setSort] = useState<Sort>({ by: 'opened', direction: 'descending' });
  const [at, setAt] = useState({ page: 0, size: 10 });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((one, other) => sign * compare(one, other, sort.by));
  const before = at.page * at.size;
  const actionsOf = ({ name }: Row): RowAction[] => [
    {
      key: 'edit',
      label: words.edit,
      icon: <IconPencil {...drawn} />,
      onAct: () => setDone(words.did(words.edit, name)),
    },
    {
      key: 'history',
      label: words.history,
      icon: <IconHistory {...drawn} />,
      onAct: () => setDone(words.did(words.history, name)),
    },
    {
      key: 'off',
      label: words.deactivate,
      icon: <IconBan {...drawn} />,
      isDangerous: true,
      onAct: () => setDone(words.did(words.deactivate, name)),
    },
  ];
  return (
    <>
      <DataTable
        {...common}
        caption={words.captions[narrow]}
        columns={columns}
        rows={sorted.slice(before, before + at.size)}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setAt({ ...at, page: 0 });
        }}
        paging={{ ...at, total: rows.length, sizes: [10, 25, 50, 100], onPage: setAt }}
        selection={{ chosen, onChange: setChosen }}
        actionsOf={actionsOf}
        empty={null}
        narrow={narrow}
      />
      <output>{done}</output>
    </>
  );
}

function Loading({ hasRows }: { hasRows: boolean }) {
  const { words, columns, rows } = useRows();
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <DataTable
        {...common}
        caption={words.captions[hasRows ? 'next' : 'first']}
        columns={columns}
        rows={hasRows || !isLoading ? rows.slice(0, 3) : []}
        isLoading={isLoading}
        paging={{ page: 0, size: 3, total: 204, onPage: () => setLoading(true) }}
        empty={null}
      />
      <Button kind="bare" onClick={() => setLoading(!isLoading)}>
        {isLoading ? words.arrive : words.load}
      </Button>
    </>
  );
}

function Empty() {
  const { words, columns } = useRows();
  const empty = <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>;
  return <DataTable {...common} caption={words.captions.empty} columns={columns} rows={[]} empty={empty} />;
}

function PastEnd() {
  const { words, columns, rows } = useRows();
  const [at, setAt] = useState({ page: 7, size: 3 });
  const before = at.page * at.size;
  const few = rows.slice(0, 8);
  return (
    <DataTable
      {...common}
      caption={words.captions.past}
      columns={columns}
      rows={few.slice(before, before + at.size)}
      paging={{ ...at, total: few.length, onPage: setAt }}
      empty={null}
    />
  );
}

function Failed() {
  const { words, columns } = useRows();
  return (
    <DataTable
      {...common}
      caption={words.captions.failed}
      columns={columns}
      rows={[]}
      empty={null}
      failure={{ title: words.failedTitle, text: words.failedText, requestId: '7f31-0c2e' }}
    />
  );
}

export const story: Story = {
  title: 'Data table',
  note: 'Sort, page and size come from outside: keep them in the address. The first column names the row. Lists of documents stack below 576 px; figures scroll inside their table.',
  states: [
    { name: 'A list that stacks', element: <Whole narrow="stack" /> },
    { name: 'Figures that scroll', element: <Whole narrow="scroll" /> },
    { name: 'Loading for the first time', element: <Loading hasRows={false} /> },
    { name: 'Loading another page', element: <Loading hasRows /> },
    { name: 'Empty', element: <Empty /> },
    { name: 'Past its end', element: <PastEnd /> },
    { name: 'Failed', element: <Failed /> },
  ],
};
