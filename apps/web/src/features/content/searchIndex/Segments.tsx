import type { IndexState } from '@norma/contracts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Segment = IndexState['segments'][number];

/** The parts of which the index consists, the largest first. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  const words = useMessages('content');
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const rows = segments.map((segment, at) => ({ ...segment, at: at + 1 }));
  return (
    <Section name={words('index.segments')}>
      <DataTable
        caption={words('index.segments')}
        columns={[
          { key: 'part', head: words('index.segment'), cell: ({ at }) => number(at) },
          {
            key: 'documents',
            head: words('index.documents'),
            isFigure: true,
            cell: ({ documents }) => number(documents),
          },
          {
            key: 'removed',
            head: words('index.removed'),
            isFigure: true,
            cell: ({ removed }) => number(removed),
          },
          { key: 'bytes', head: words('index.size'), isFigure: true, cell: ({ bytes }) => size(bytes) },
        ]}
        rows={rows}
        keyOf={({ at }) => String(at)}
        nameOf={({ at }) => `${words('index.segment')} ${at}`}
        empty={<EmptyState title={words('index.noSegments')}>{words('index.noSegmentsText')}</EmptyState>}
      />
    </Section>
  );
}
