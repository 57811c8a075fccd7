import { useState } from 'react';
import type { RefinementNode } from '../../../ui/refinementNode.ts';
import { RefinementTree } from '../../../ui/RefinementTree.tsx';
import type { Exhibit } from '../exhibit.ts';
import { tenThousand } from '../tenThousand.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function useCategories(isCounting: boolean): RefinementNode[] {
  const say = useSay();
  const node = (
    key: string,
    name: string,
    count: number,
    children: RefinementNode[] = [],
  ): RefinementNode => ({
    key,
    name,
    count,
    isCounting,
    children,
  });
  return [
    node('structural', say('Structural engineering', 'الهندسة الإنشائية'), 611, [
      node('anchors', say('Anchors and fastenings', 'المراسي والتثبيتات'), 318, [
        node('bonded', say('Bonded anchors', 'مراسٍ لاصقة'), 204),
        node('mechanical', say('Mechanical anchors', 'مراسٍ ميكانيكية'), 114),
        node('cast-in', say('Cast-in anchors', 'مراسٍ مصبوبة'), 0),
      ]),
      node('beams', say('Beams and slabs', 'العتبات والبلاطات'), 293),
    ]),
    node('pipes', say('Pipelines', 'خطوط الأنابيب'), 187, [
      node('supports', say('Supports', 'الحوامل'), 96),
      node(
        'coatings',
        say('Coatings that protect buried steel from corrosion', 'طلاءات تحمي الفولاذ المدفون من التآكل'),
        91,
      ),
    ]),
    {
      ...node('fire', say('Fire safety', 'السلامة من الحريق'), 42, [
        node('doors', say('Doors', 'الأبواب'), 42),
      ]),
      reason: say('not in your subscription', 'ليست ضمن اشتراكك'),
    },
    node('lighting', say('Lighting', 'الإضاءة'), 0),
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
  const say = useSay();
  const [picks, setPicks] = useState(picked);
  return (
    <Width px={320}>
      <RefinementTree
        label={say('Category', 'الفئة')}
        nodes={useCategories(isCounting)}
        picks={picks}
        onChange={setPicks}
        {...rest}
      />
    </Width>
  );
}

function Many() {
  const say = useSay();
  const [picks, setPicks] = useState<string[]>([]);
  return (
    <Width px={320}>
      <RefinementTree
        label={say('ICS code', 'رمز ICS')}
        nodes={tenThousand}
        picks={picks}
        onChange={setPicks}
      />
      <output>{say(`${picks.length} picked`, `${picks.length} محدد`)}</output>
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Refinement tree',
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
