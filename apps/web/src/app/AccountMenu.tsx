import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconFileText, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  initials,
  personName,
  useAccount,
  useAgreement,
  useSignOut,
  useSwitchAccount,
} from '../features/session/index.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { accountEntries } from './accountEntries.ts';
import { useKnown } from './useKnown.ts';
import { headerMenu } from './headerMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './AccountMenu.module.css';

/** Who is signed in, and what they may change about that. */
export function AccountMenu() {
  const { t } = useTranslation();
  const account = useAccount();
  const switchAccount = useSwitchAccount();
  const signOut = useSignOut();
  const agreement = useAgreement();
  const selected = account.cgEntitlements.find(({ accountId }) => accountId === account.selectedAccountId);
  const organisation = selected?.accountName;
  const name = personName(account, t('session.guest'));
  const entries = accountEntries(useKnown());

  return (
    <>
      <Menu {...headerMenu}>
        <Menu.Target>
          <button className={styles.who} type="button">
            <span className={styles.initials} aria-hidden>
              {initials(account, t('session.guest'))}
            </span>
            <VisuallyHidden>{t('shell.account')}: </VisuallyHidden>
            <bdi className={styles.name}>{name}</bdi>
            <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={styles.reader}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>
              <bdi dir="ltr">{account.email}</bdi>
            </span>
            {organisation && (
              <span className={styles.organisation}>
                <bdi>{organisation}</bdi>
              </span>
            )}
          </div>
          <Menu.Divider />
          {entries.map((entry) => (
            <MenuEntry key={entry.key} entry={entry} />
          ))}
          {entries.length > 0 && <Menu.Divider />}
          <ChooseAppearance />
          <Menu.Divider />
          {agreement && (
            <Menu.Item
              leftSection={<IconFileText size={16} stroke={1.6} aria-hidden />}
              aria-haspopup="dialog"
              onClick={agreement.open}
            >
              {t('shell.licence')}
            </Menu.Item>
          )}
          {switchAccount && (
            <Menu.Item
              leftSection={<IconArrowsExchange size={16} stroke={1.6} aria-hidden />}
              onClick={switchAccount}
            >
              {t('shell.switchAccount')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconLogout className={styles.out} size={16} stroke={1.6} aria-hidden />}
            onClick={() => void signOut()}
          >
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {agreement?.sheet}
    </>
  );
}

const schemes: MantineColorScheme[] = ['light', 'dark', 'auto'];

/** Light, dark, or as the reader's device has it. */
function ChooseAppearance() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string): void => {
    const chosen = schemes.find((scheme) => scheme === value);
    if (chosen) setColorScheme(chosen);
  };
  return (
    <>
      <Menu.Label>{t('shell.appearance')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {schemes.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {t(`shell.appearance.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
