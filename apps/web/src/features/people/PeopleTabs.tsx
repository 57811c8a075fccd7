import { useNavigate } from 'react-router';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** The id of what the tabs show. */
export const peoplePanel = 'people-of-library';

const addresses = {
  everybody: '/admin/user-management',
  leftBehind: '/admin/user-management?view=leftBehind',
  invitations: '/admin/user-management/invitations',
} as const;
type Tab = keyof typeof addresses;
const isTab = (key: string): key is Tab => key in addresses;

/** Those who are here, what those have left who are gone, and who was invited, each at an address of its own. */
export function PeopleTabs({ chosen }: { chosen: Tab }) {
  const t = useMessages('people');
  const navigate = useNavigate();
  return (
    <Tabs
      tabs={[
        { key: 'everybody', label: t('view.everybody') },
        { key: 'leftBehind', label: t('view.leftBehind') },
        { key: 'invitations', label: t('invitations') },
      ]}
      chosen={chosen}
      label={t('views')}
      panelId={peoplePanel}
      onChoose={(key) => isTab(key) && void navigate(addresses[key], { preventScrollReset: true })}
    />
  );
}
