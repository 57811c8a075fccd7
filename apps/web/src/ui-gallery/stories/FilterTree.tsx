import { useState } from 'react';
import type { FilterNode } from '../../ui/tree/filterNode.ts';
import { FilterTree } from '../../ui/tree/FilterTree.tsx';
import type { Story } from '../story.ts';
import { tenThousand } from '../tenThousand.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function useCategories(isCounting: boolean): FilterNode[] {
  const t = useTranslate();
  const node = (key: string, name: string, count: number, children: FilterNode[] = []): FilterNode => ({
    key,
    name,
    count,
    isCounting,
    children,
  });
  return [
    node('structural', t('Structural engineering', 'الهندسة الإنشائية'), 611, [
      node('anchors', t('Anchors and fastenings', 'المراسي والتثبيتات'), 318, [
        node('bonded', t('Bonded anchors', 'مراسٍ لاصقة'), 204),
        node('mechanical', t('Mechanical anchors', 'مراسٍ ميكانيكية'), 114),
        node('cast-in', t('Cast-in anchors', 'مراسٍ مصبوبة'), 0),
      ]),
      node('beams', t('Beams and slabs', 'العتبات والبلاطات'), 293),
    ]),
    node('pipes', t('Pipelines', 'خطوط الأنابيب'), 187, [
      node('supports', t('Supports', 'الحوامل'), 96),
      node(
        'coatings',
        t('Coatings that protect buried steel from corrosion', 'طلاءات تحمي الفولاذ المدفون من التآكل'),
        91,
      ),
    ]),
    {
      ...node('fire', t('Fire safety', 'السلامة من الحريق'), 42, [node('doors', t('Doors', 'الأبواب'), 42)]),
      reason: t('not in your subscription', 'ليست ضمن اشتراكك'),
    },
    node('lighting', t('Lighting', 'الإضاءة'), 0),
  ];
}

type Props = {
  picked?: string[];
  isCounting?: boolean;
  hidesZero?: boolean;
  shownAtFirst?: number;
  filter?: string;
};

function Categories({ picked = [], isCounting = false, ...rest }: Props) {
  const t = useTranslate();
  const [picks, setPicks] = useState(picked);
  return (
    <Width px={320}>
      <FilterTree
        label={t('Category', 'الفئة')}
        nodes={useCategories(isCounting)}
        picks={picks}
        onChange={setPicks}
        {...rest}
      />
    </Width>
  );
}

function Many() {
  const t = useTranslate();
  const [picks, setPicks] = useState<string[]>([]);
  return (
    <Width px={320}>
      <FilterTree label={t('ICS code', 'رمز ICS')} nodes={tenThousand} picks={picks} onChange={setPicks} />
      <output>{t(`${picks.length} picked`, `${picks.length} محدد`)}</output>
    </Width>
  );
}

export const story: Story = {
  title: 'Filter tree',
  note: 'Arrows, Home, End, letters, * and Space work on it by ARIA’s tree pattern. A pick means all that lies within. Beyond 60 rows it scrolls by itself and draws what is in view.',
  states: [
    { name: 'Nothing picked', element: <Categories /> },
    { name: 'Partly picked, zero hidden', element: <Categories picked={['bonded']} hidesZero /> },
    { name: 'Counts on their way', element: <Categories isCounting /> },
    { name: 'Two until more', element: <Categories shownAtFirst={2} /> },
    { name: 'Filtered', element: <Categories filter="bon" /> },
    { name: 'Ten thousand', element: <Many /> },
  ],
};
