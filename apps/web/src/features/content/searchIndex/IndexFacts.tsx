import type { IndexState } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { Moment } from '../Moment.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../Content.module.css';

/** The figures of the index, and of what documents mean. */
export function IndexFacts({ index }: { index: IndexState }) {
  const words = useMessages('content');
  const moment = useDateTimeFormat();
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const { behind, built, failedAt, followedAt } = index;
  const lastBuilt = built
    ? words('index.builtValue', {
        at: moment(built.finishedAt),
        count: built.documents,
        seconds: number(built.seconds),
      })
    : words('index.kept');
  const waiting =
    behind.documents > 0 && behind.since
      ? words('index.behindCount', { count: behind.documents, since: moment(behind.since) })
      : words('index.behindNone');
  return (
    <div className={styles.pair}>
      <Section name={words('index.whole')}>
        <FactList
          facts={[
            { label: words('index.documents'), value: number(index.documents), isFigure: true },
            { label: words('index.size'), value: size(index.bytes), isFigure: true },
            { label: words('index.behind'), value: waiting },
            {
              label: words('index.followed'),
              value: followedAt ? <Moment at={followedAt} /> : words('index.never'),
            },
            ...(failedAt ? [{ label: words('index.failed'), value: <Moment at={failedAt} /> }] : []),
            { label: words('index.built'), value: lastBuilt },
          ]}
        />
        {failedAt && <p className={styles.about}>{words('index.failedText')}</p>}
      </Section>
      <Meaning meaning={index.meaning} />
    </div>
  );
}

function Meaning({ meaning }: { meaning: IndexState['meaning'] }) {
  const words = useMessages('content');
  const number = useNumberFormat();
  const { state, isLearning, documents, learntFrom, dimensions } = meaning;
  const standing = state === 'ready' && isLearning ? 'readyLearning' : state;
  const learnt =
    learntFrom === null ? words('index.learntElsewhere') : words('index.learntCount', { count: learntFrom });
  return (
    <Section name={words('index.meaning')}>
      <FactList
        facts={[
          { label: words('state'), value: words(`index.meaning.${standing}`) },
          ...(state === 'ready'
            ? [
                { label: words('index.documents'), value: number(documents ?? 0), isFigure: true },
                { label: words('index.learntFrom'), value: learnt },
                { label: words('index.dimensions'), value: number(dimensions ?? 0), isFigure: true },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
