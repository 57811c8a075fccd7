import { IconLock } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { AccountStatus } from '../AccountStatus.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Agreement } from './Agreement.tsx';
import { Details } from './Details.tsx';
import { Ending } from './Ending.tsx';
import type { Known } from './known.ts';
import { Networks } from './Networks.tsx';
import { PeopleOfAccount } from './PeopleOfAccount.tsx';
import { Subscriptions } from './Subscriptions.tsx';
import styles from './AccountScreen.module.css';

const rooms = ['subscriptions', 'people', 'networks', 'agreement', 'details'] as const;
type Room = (typeof rooms)[number];

const panelId = 'account-part';

/** An account that is there: its head, and one of the rooms below it, which the address names. */
export function Opened({ account, etag }: Known) {
  const t = useMessages('accounts');
  const moment = useDateTimeFormat();
  const [room, enter] = useRoom();
  const counts: Partial<Record<Room, number>> = {
    subscriptions: account.subscriptions.length,
    people: account.people,
    networks: account.ranges,
  };
  const known = { account, etag };
  return (
    <>
      <header className={styles.head}>
        <div className={styles.texts}>
          <ScreenTitle>
            <bdi>{account.name}</bdi>
          </ScreenTitle>
          <p className={styles.facts}>
            <bdi className={styles.number}>{account.number}</bdi>
            {account.acronym && <bdi>{account.acronym}</bdi>}
            <AccountStatus state={account.closedAt === null ? 'open' : 'closed'} />
            {account.isYours && <span>{t('yours')}</span>}
          </p>
        </div>
        <Ending {...known} />
      </header>
      {account.closedAt !== null && (
        <p className={styles.note}>
          <IconLock size={16} stroke={1.6} aria-hidden />
          {t('closedSince', { at: moment(account.closedAt) })}
        </p>
      )}
      <Tabs
        tabs={rooms.map((key) => ({ key, label: t(`room.${key}`), count: counts[key] }))}
        chosen={room}
        label={t('rooms')}
        panelId={panelId}
        onChoose={enter}
      />
      <div className={styles.panel} id={panelId} role="tabpanel" aria-label={t(`room.${room}`)}>
        {room === 'subscriptions' && <Subscriptions {...known} />}
        {room === 'people' && <PeopleOfAccount account={account} />}
        {room === 'networks' && <Networks account={account} />}
        {room === 'agreement' && <Agreement {...known} />}
        {room === 'details' && <Details {...known} />}
      </div>
    </>
  );
}

/** The tab that the URL names, and how to go to another one. */
function useRoom(): [Room, (key: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [named] = decodeQuery(search)['part'] ?? [];
  const room = rooms.find((each) => each === named) ?? 'subscriptions';
  const enter = (key: string): void => {
    const query = encodeQuery({ part: key === 'subscriptions' ? undefined : key });
    void navigate(pathname + query, { preventScrollReset: true });
  };
  return [room, enter];
}
