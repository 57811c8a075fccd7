import type { FeedbackState as State, ReceivedFeedback } from '@norma/contracts';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { searchPath } from '../../search/index.ts';
import { Moment } from '../Moment.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FeedbackState } from './FeedbackState.tsx';
import { searchKindOf } from './searchKind.ts';
import styles from './FeedbackSheet.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { feedback: ReceivedFeedback; onMark: (state: State) => void; onClose: () => void };

/** All that a reader said of a search, and the way to the same search. */
export function FeedbackSheet({ feedback, onMark, onClose }: Props) {
  const words = useMessages('content');
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
          {state !== 'new' && <Button onClick={() => onMark('new')}>{words('feedback.markNew')}</Button>}
          {state === 'done' ? (
            <Button onClick={() => onMark('read')}>{words('feedback.reopen')}</Button>
          ) : (
            <Button kind="primary" onClick={() => onMark('done')}>
              {words('feedback.markDone')}
            </Button>
          )}
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{words('feedback.lookingFor')}</dt>
        <dd>
          <bdi>{lookingFor}</bdi>
        </dd>
        {more && (
          <>
            <dt>{words('feedback.more')}</dt>
            <dd className={styles.more}>
              <bdi>{more}</bdi>
            </dd>
          </>
        )}
        <dt>{words('feedback.query')}</dt>
        <dd>
          <span className={styles.line}>
            <bdi>{searchQuery || words('feedback.noSearch')}</bdi>
          </span>
          {searchQuery && <Link to={searchPath({ kind, text: searchQuery })}>{words('feedback.again')}</Link>}
        </dd>
        <dt>{words('feedback.kind')}</dt>
        <dd>{words(`feedback.kind.${kind}`)}</dd>
        {refinements && (
          <>
            <dt>{words('feedback.refinements')}</dt>
            <dd>
              <bdi>{refinements}</bdi>
            </dd>
          </>
        )}
        <dt>{words('feedback.from')}</dt>
        <dd>
          <span className={styles.line}>
            <bdi>{person ? person.name : words('feedback.gone')}</bdi>
          </span>
          {person && (
            <a href={`mailto:${person.email}`} dir="ltr">
              {person.email}
            </a>
          )}
        </dd>
        <dt>{words('feedback.account')}</dt>
        <dd>
          <bdi>{account}</bdi>
        </dd>
        <dt>{words('time')}</dt>
        <dd>
          <Moment at={feedback.at} />
        </dd>
        <dt>{words('state')}</dt>
        <dd>
          <FeedbackState state={state} />
          {doneBy && doneAt && (
            <span className={styles.done}>
              {words('feedback.doneBy', { name: isolate(doneBy), at: moment(doneAt) })}
            </span>
          )}
        </dd>
      </dl>
    </Drawer>
  );
}
