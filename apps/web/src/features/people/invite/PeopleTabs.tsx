import { useNavigate } from 'react-router';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useWords } from '../useWords.ts';

/** The id of what the tabs show. */
export const peoplePanel = 'people-of-library';

const addresses = { people: '/admin/user-management', invitations: '/admin/user-management/invitations' };

/** Those who are here, and those who were invited, each at an address of their own. */
export function PeopleTabs({ chosen }: { chosen: keyof typeof addresses }) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Tabs
      tabs={[
        { key: 'people', label: words('people') },
        { key: 'invitations', label: words('invitations') },
      ]}
      chosen={chosen}
      label={words('views')}
      panelId={peoplePanel}
      onChoose={(key) =>
        void navigate(key === 'invitations' ? addresses.invitations : addresses.people, {
          preventScrollReset: true,
        })
      }
    />
  );
}
