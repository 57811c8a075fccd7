import { useState } from 'react';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Order() {
  const t = useTranslate();
  const [chosen, choose] = useState('best');
  const orders = [
    { key: 'best', label: t('Best match', 'الأكثر صلة') },
    { key: 'ascending', label: t('Alphabetical (A-Z)', 'أبجديًا (تصاعدي)') },
    { key: 'descending', label: t('Alphabetical (Z-A)', 'أبجديًا (تنازلي)') },
  ];
  return (
    <Menu
      label={orders.find(({ key }) => key === chosen)?.label}
      title={t('Sort by', 'الترتيب حسب')}
      items={orders.map((order) => ({ ...order, isChosen: order.key === chosen }))}
      onChoose={choose}
    />
  );
}

function Places() {
  const t = useTranslate();
  return (
    <Menu
      label={t('Other editions', 'طبعات أخرى')}
      title={t('Choose an edition', 'اختر طبعة')}
      items={[
        { key: '24', label: <bdi dir="ltr">NSB E 214-24</bdi>, href: '/dev/parts#menu', isChosen: true },
        { key: '21', label: <bdi dir="ltr">NSB E 214-21</bdi>, href: '/dev/parts#menu' },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Menu',
  note: 'A list of choices, or of places to go to. It opens within the landmark of its button; the focus returns there.',
  states: [
    { name: 'Of choices', element: <Order /> },
    { name: 'Of places', element: <Places /> },
  ],
};
