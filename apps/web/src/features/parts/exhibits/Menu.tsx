import { useState } from 'react';
import { Menu } from '../../../ui/Menu.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Order() {
  const say = useSay();
  const [chosen, choose] = useState('best');
  const orders = [
    { key: 'best', label: say('Best match', 'الأكثر صلة') },
    { key: 'ascending', label: say('Alphabetical (A-Z)', 'أبجديًا (تصاعدي)') },
    { key: 'descending', label: say('Alphabetical (Z-A)', 'أبجديًا (تنازلي)') },
  ];
  return (
    <Menu
      label={orders.find(({ key }) => key === chosen)?.label}
      title={say('Sort by', 'الترتيب حسب')}
      items={orders.map((order) => ({ ...order, isChosen: order.key === chosen }))}
      onChoose={choose}
    />
  );
}

function Places() {
  const say = useSay();
  return (
    <Menu
      label={say('Other editions', 'طبعات أخرى')}
      title={say('Choose an edition', 'اختر طبعة')}
      items={[
        { key: '24', label: <bdi dir="ltr">NSB E 214-24</bdi>, href: '/dev/parts#menu', isChosen: true },
        { key: '21', label: <bdi dir="ltr">NSB E 214-21</bdi>, href: '/dev/parts#menu' },
      ]}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'Menu',
  note: 'A list of choices, or of places to go to. It opens within the landmark of its button; the focus returns there.',
  states: [
    { name: 'Of choices', element: <Order /> },
    { name: 'Of places', element: <Places /> },
  ],
};
