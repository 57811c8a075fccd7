import type { AccountSubscription, ManagedAccount, OfferedPublisher } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { offersQuery } from '../queries.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Days, daysSent } from './Days.tsx';
import type { Known } from './known.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './GiveSubscriptions.module.css';

type Props = Known & { isOpen: boolean; onClose: () => void };

/** Adds subscriptions to an account, with a preview of the effect. */
export function GiveSubscriptions({ isOpen, onClose, ...known }: Props) {
  const t = useMessages('accounts');
  return (
    <Drawer isOpen={isOpen} title={t('give')} onClose={onClose} isContentFirst>
      <Offers {...known} onClose={onClose} />
    </Drawer>
  );
}

function Offers(props: Known & { onClose: () => void }) {
  const t = useMessages('accounts');
  const { data, error, refetch } = useQuery(offersQuery);
  if (data) return <Giving {...props} offers={data} />;
  if (error)
    return (
      <ErrorState title={t('offersFailed')} error={error} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  return <SkeletonRows rows={5} />;
}

type GivingProps = Known & { onClose: () => void; offers: readonly OfferedPublisher[] };

function Giving({ account, etag, onClose, offers }: GivingProps) {
  const t = useMessages('accounts');
  const change = useAccountChange();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [days, setDays] = useState({ startsOn: '', endsOn: '' });
  const current = new Map(account.subscriptions.map((each) => [each.publisher, each]));
  const chosen = offers.filter(({ code }) => codes.includes(code));
  const send = async (): Promise<void> => {
    const sent = { params: { id: account.id }, body: { publishers: [...codes], ...daysSent(days) } };
    await change(() => administration.accounts.give(sent, { headers: { 'if-match': etag } }));
    showToast({ kind: 'success', message: t('given', { count: codes.length }) });
    onClose();
  };
  return (
    <Form
      label={t('give')}
      submit={t('giveIt', { count: codes.length })}
      isReady={codes.length > 0}
      onSend={send}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <CheckboxGroup
        name="publishers"
        label={t('publishers')}
        required
        value={codes}
        onChange={setCodes}
        options={offers.map((offer) => ({
          value: offer.code,
          label: <Offer offer={offer} current={current.get(offer.code)} />,
          isDisabled: current.has(offer.code),
        }))}
      />
      <Days {...days} onChange={setDays} />
      {chosen.length > 0 && <Effect account={account} chosen={chosen} startsOn={days.startsOn} />}
    </Form>
  );
}

type OfferProps = { offer: OfferedPublisher; current: ManagedAccount['subscriptions'][number] | undefined };

function Offer({ offer: { code, name, documents }, current }: OfferProps) {
  const t = useMessages('accounts');
  const number = useNumberFormat();
  return (
    <span className={styles.offer}>
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.code}>{code}</bdi>
      </span>
      <span className={styles.count}>
        {current ? (
          <span className={styles.held}>{t(heldWord(current))}</span>
        ) : (
          t('documentCount', { count: documents, number: number(documents) })
        )}
      </span>
    </span>
  );
}

const heldWord = ({ state }: AccountSubscription) =>
  state === 'ended' ? 'heldEnded' : state === 'coming' ? 'heldComing' : 'heldRunning';

type EffectProps = { account: ManagedAccount; chosen: readonly OfferedPublisher[]; startsOn: string };

/** The effect of subscriptions before they are added: documents, people and start. */
function Effect({ account, chosen, startsOn }: EffectProps) {
  const t = useMessages('accounts');
  const number = useNumberFormat();
  const day = useDateFormat();
  const documents = chosen.reduce((sum, each) => sum + each.documents, 0);
  return (
    <section className={styles.effect} aria-live="polite">
      <h3>{t('effect')}</h3>
      <FactList
        facts={[
          { label: t('effectDocuments'), value: number(documents), isFigure: true },
          { label: t('effectPeople'), value: number(account.people), isFigure: true },
          {
            label: t('from'),
            value: startsOn ? day(startsOn) : t('atOnce'),
          },
        ]}
      />
      {account.ranges > 0 && <p className={styles.networks}>{t('effectNetworks')}</p>}
      {account.closedAt !== null && <p className={styles.networks}>{t('effectClosed')}</p>}
    </section>
  );
}
