import type { IndexState } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { Moment } from '../../../ui/admin/Moment.tsx';
import { Section } from '../../../ui/admin/Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../../../ui/admin/admin.module.css';

/** The figures of the search index, and of the semantic index. */
export function IndexFacts({ index }: { index: IndexState }) {
  const t = useMessages('search-index');
  const moment = useDateTimeFormat();
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const { behind, built, failedAt, followedAt } = index;
  const lastBuilt = built
    ? t('index.builtValue', {
        at: moment(built.finishedAt),
        count: built.documents,
        seconds: number(built.seconds),
      })
    : t('index.kept');
  const waiting =
    behind.documents > 0 && behind.since
      ? t('index.behindCount', { count: behind.documents, since: moment(behind.since) })
      : t('index.behindNone');
  return (
    <div className={styles.pair}>
      <Section name={t('index.whole')}>
        <FactList
          facts={[
            { label: t('index.documents'), value: number(index.documents), isFigure: true },
            { label: t('index.size'), value: size(index.bytes), isFigure: true },
            { label: t('index.behind'), value: waiting },
            {
              label: t('index.followed'),
              value: followedAt ? <Moment at={followedAt} /> : t('index.never'),
            },
            ...(failedAt ? [{ label: t('index.failed'), value: <Moment at={failedAt} /> }] : []),
            { label: t('index.built'), value: lastBuilt },
          ]}
        />
        {failedAt && <p className={styles.about}>{t('index.failedText')}</p>}
      </Section>
      <Meaning meaning={index.meaning} />
    </div>
  );
}

function Meaning({ meaning }: { meaning: IndexState['meaning'] }) {
  const t = useMessages('search-index');
  const number = useNumberFormat();
  const { state, isLearning, documents, learntFrom, dimensions } = meaning;
  const status = state === 'ready' && isLearning ? 'readyLearning' : state;
  const learnt =
    learntFrom === null ? t('index.learntElsewhere') : t('index.learntCount', { count: learntFrom });
  return (
    <Section name={t('index.meaning')}>
      <FactList
        facts={[
          { label: t('state'), value: t(`index.meaning.${status}`) },
          ...(state === 'ready'
            ? [
                { label: t('index.documents'), value: number(documents ?? 0), isFigure: true },
                { label: t('index.learntFrom'), value: learnt },
                { label: t('index.dimensions'), value: number(dimensions ?? 0), isFigure: true },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
