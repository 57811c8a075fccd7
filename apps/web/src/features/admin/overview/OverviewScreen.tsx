import { IconAlertTriangle, IconCheck, IconMinus, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../client/apiQuery.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { StatusLabel } from '../../../ui/admin/StatusLabel.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { useAccount, useTenant } from '../../session/index.ts';
import { isFor, screenAt } from '../screens.ts';
import { matters, type Matter } from './matters.ts';
import styles from './OverviewScreen.module.css';

/** What needs attention in the library, and on the server for operators, each with the way to its screen. */
export function OverviewScreen() {
  const t = useMessages('admin');
  usePageTitle(t('overview'));
  const visitor = { account: useAccount(), tenant: useTenant() };
  return (
    <Screen>
      <ScreenHead title={t('overview')} about={t('overviewAbout')} />
      <ul className={styles.matters}>
        {matters
          .filter(({ to }) => isFor(visitor, to))
          .map((matter) => (
            <MatterLine key={matter.to} matter={matter} />
          ))}
      </ul>
    </Screen>
  );
}

/** One matter: its screen, and whether something is to be done there. */
function MatterLine({ matter }: { matter: Matter }) {
  const t = useMessages('admin');
  const { data: count, isError, refetch } = useQuery(countQuery(matter));
  const screen = screenAt(matter.to);
  return (
    <li className={styles.matter}>
      <Link className={styles.screen} to={matter.to}>
        {screen && t(screen.word)}
      </Link>
      {count !== undefined && count > 0 && (
        <StatusLabel Sign={IconAlertTriangle} tone="care">
          {t(matter.some, { count })}
        </StatusLabel>
      )}
      {count === 0 && (
        <StatusLabel Sign={IconCheck} tone="good">
          {t(matter.none)}
        </StatusLabel>
      )}
      {count === undefined && !isError && (
        <StatusLabel Sign={IconMinus} tone="plain">
          {t('attention.checking')}
        </StatusLabel>
      )}
      {count === undefined && isError && (
        <span className={styles.failed}>
          {t('attention.failed')}
          <Button
            kind="bare"
            icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            onClick={() => void refetch()}
          >
            {t('attention.again')}
          </Button>
        </span>
      )}
    </li>
  );
}

const countQuery = ({ to, count }: Matter) =>
  apiQuery(queryKeys.tenants('attention', to), count, {
    staleTime: 0,
    retry: false,
    refetchInterval: 60_000,
  });
