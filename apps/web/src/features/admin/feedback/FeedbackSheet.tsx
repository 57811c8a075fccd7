import type { FeedbackState as State, ReceivedFeedback } from '@norma/contracts';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { searchPath } from '../../search/index.ts';
import { Moment } from '../../../ui/admin/Moment.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FeedbackState } from './FeedbackState.tsx';
import admin from '../../../ui/admin/admin.module.css';
import styles from './FeedbackSheet.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { feedback: ReceivedFeedback; onMark: (state: State) => void; onClose: () => void };

/** One feedback in full, with a link to the search that it is about. */
export function FeedbackSheet({ feedback, onMark, onClose }: Props) {
  const t = useMessages('received-feedback');
  const moment = useDateTimeFormat();
  const { state, person, account, searchQuery, searchType, refinements, lookingFor, more, doneBy, doneAt } =
    feedback;
  const kind = searchKindOf(searchType);
  return (
    <Drawer
      isOpen
      title={lookingFor}
      onClose={onClose}
      actions={
        <>
          {state !== 'new' && <Button onClick={() => onMark('new')}>{t('feedback.markNew')}</Button>}
          {state === 'done' ? (
            <Button onClick={() => onMark('read')}>{t('feedback.reopen')}</Button>
          ) : (
            <Button kind="primary" onClick={() => onMark('done')}>
              {t('feedback.markDone')}
            </Button>
          )}
        </>
      }
    >
      <dl className={admin.facts}>
        <dt>{t('feedback.lookingFor')}</dt>
        <dd>
          <bdi>{lookingFor}</bdi>
        </dd>
        {more && (
          <>
            <dt>{t('feedback.more')}</dt>
            <dd className={styles.more}>
              <bdi>{more}</bdi>
            </dd>
          </>
        )}
        <dt>{t('feedback.query')}</dt>
        <dd>
          <span className={styles.line}>
            <bdi>{searchQuery || t('feedback.noSearch')}</bdi>
          </span>
          {searchQuery && <Link to={searchPath({ kind, text: searchQuery })}>{t('feedback.again')}</Link>}
        </dd>
        <dt>{t('feedback.kind')}</dt>
        <dd>{t(`feedback.kind.${kind}`)}</dd>
        {refinements && (
          <>
            <dt>{t('feedback.refinements')}</dt>
            <dd>
              <bdi>{refinements}</bdi>
            </dd>
          </>
        )}
        <dt>{t('feedback.from')}</dt>
        <dd>
          <span className={styles.line}>
            <bdi>{person ? person.name : t('feedback.gone')}</bdi>
          </span>
          {person && (
            <a href={`mailto:${person.email}`} dir="ltr">
              {person.email}
            </a>
          )}
        </dd>
        <dt>{t('feedback.account')}</dt>
        <dd>
          <bdi>{account}</bdi>
        </dd>
        <dt>{t('time')}</dt>
        <dd>
          <Moment at={feedback.at} />
        </dd>
        <dt>{t('state')}</dt>
        <dd>
          <FeedbackState state={state} />
          {doneBy && doneAt && (
            <span className={styles.done}>
              {t('feedback.doneBy', { name: isolate(doneBy), at: moment(doneAt) })}
            </span>
          )}
        </dd>
      </dl>
    </Drawer>
  );
}

/** Names of the search types, by the English words stored with feedback. */
const searchKindOf = (searchType: string): 'content' | 'subscription' | 'semantic' => {
  if (searchType === 'My Subscription') return 'subscription';
  return searchType === 'Semantic beta' ? 'semantic' : 'content';
};
