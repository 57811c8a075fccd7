import { Designation } from '../../../ui/Designation.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TitleBlock } from '../../../ui/TitleBlock.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function OfADocument() {
  const say = useSay();
  return (
    <TitleBlock
      facts={[
        {
          label: say('Designation', 'رمز الوثيقة'),
          value: <Designation value="NSB E 214-24" size="table" />,
        },
        { label: say('Status', 'الحالة'), value: <Status status="Active" /> },
        { label: say('Committee', 'اللجنة'), value: <bdi dir="ltr">E 14.3</bdi> },
        { label: say('Pages', 'الصفحات'), value: '14' },
      ]}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'Title block',
  note: 'Ruled facts, as in the corner of a drawing. The lines meet however the facts wrap.',
  states: [{ name: 'Of a document', element: <OfADocument /> }],
};
