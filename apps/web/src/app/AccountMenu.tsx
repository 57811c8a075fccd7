import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconArrowsExchange, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { initials, personName, useAccount, useSignOut, useSwitchAccount } from '../features/session/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { menuParts } from '../ui/menuParts.ts';
import { ChooseAppearance } from './ChooseAppearance.tsx';
import { ChooseLanguage } from './ChooseLanguage.tsx';
import parts from './AccountMenu.module.css';

/** Who is signed in, and what they may change about that. */
export function AccountMenu() {
  const { t } = useTranslation();
  const account = useAccount();
  const switchAccount = useSwitchAccount();
  const signOut = useSignOut();
  const selected = account.cgEntitlements.find(({ accountId }) => accountId === account.selectedAccountId);
  const organisation = selected?.accountName;

  return (
    <Menu
      withInitialFocusPlaceholder={false}
      withinPortal={false} // Within the header, which is a landmark.
      position="bottom-end"
      offset={8}
      classNames={{ ...menuParts, dropdown: `${menuParts.dropdown} ${parts.list ?? ''}` }}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <button className={parts.who} type="button">
          <span className={parts.initials} aria-hidden>
            {initials(account)}
          </span>
          <Hidden>{t('shell.account')}: </Hidden>
          <bdi className={parts.name}>{personName(account)}</bdi>
          <IconChevronDown className={parts.chevron} size={14} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={parts.reader}>
          <b>
            <bdi>{personName(account)}</bdi>
          </b>
          <span>
            <bdi dir="ltr">{account.email}</bdi>
          </span>
          {organisation && (
            <span className={parts.organisation}>
              <bdi>{organisation}</bdi>
            </span>
          )}
        </div>
        <Menu.Divider />
        <ChooseLanguage />
        <ChooseAppearance />
        <Menu.Divider />
        {switchAccount && (
          <Menu.Item
            leftSection={<IconArrowsExchange size={16} stroke={1.6} aria-hidden />}
            onClick={switchAccount}
          >
            {t('shell.switchAccount')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout className={parts.out} size={16} stroke={1.6} aria-hidden />}
          onClick={() => void signOut()}
        >
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
