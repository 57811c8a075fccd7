import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { TitleBlock } from '../../ui/lists/TitleBlock.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function OfADocument() {
  const t = useTranslate();
  return (
    <TitleBlock
      facts={[
        {
          label: t('Designation', 'رمز الوثيقة'),
          value: <Designation value="NSB E 214-24" size="table" />,
        },
        { label: t('Status', 'الحالة'), value: <Status status="Active" /> },
        { label: t('Committee', 'اللجنة'), value: <bdi dir="ltr">E 14.3</bdi> },
        { label: t('Pages', 'الصفحات'), value: '14' },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Title block',
  note: 'Ruled facts, as in the corner of a drawing. The lines meet however the facts wrap.',
  states: [{ name: 'Of a document', element: <OfADocument /> }],
};
