import { Button } from '../../ui/buttons/Button.tsx';
import { AccessDenied } from '../../ui/feedback/AccessDenied.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageMessage } from '../../ui/feedback/PageMessage.tsx';
import { RequestId } from '../../ui/feedback/RequestId.tsx';
import { Meter } from '../../ui/feedback/Meter.tsx';
import { useState } from 'react';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { type Story, useSampleSet, useTranslate, Width } from '../story.tsx';
import styles from './Spinner.module.css';

function NotSubscribed() {
  const t = useTranslate();
  return (
    <AccessDenied
      designation="NSB F 77-25"
      actions={
        <>
          <Button>{t('Close', 'إغلاق')}</Button>
          <Button kind="primary">{t('Ask for access', 'طلب الإتاحة')}</Button>
        </>
      }
    >
      {t(
        'Halvorsen Consulting has not subscribed to section F. Your library can add it, or the board can help.',
        'لم تشترك Halvorsen Consulting في القسم F. يمكن لمكتبتك إضافته، أو يمكن للهيئة مساعدتك.',
      )}
    </AccessDenied>
  );
}

export const accessDeniedStory: Story = {
  title: 'Access denied',
  note: 'Why in words, which document, who can help, and two buttons.',
  states: [{ name: 'Not in the subscription', element: <NotSubscribed /> }],
};

function NoGroups() {
  const t = useTranslate();
  return (
    <Width px={720}>
      <EmptyState
        title={t('No groups yet', 'لا مجموعات بعد')}
        actions={<Button>{t('Create a group', 'إنشاء مجموعة')}</Button>}
      >
        {t(
          'Groups hold the documents that a team works with, and the people who read them.',
          'تضم المجموعات الوثائق التي يعمل بها فريق والأشخاص الذين يقرؤونها.',
        )}
      </EmptyState>
    </Width>
  );
}

export const emptyStateStory: Story = {
  title: 'Empty state',
  note: 'One sentence on what will be here, and one way on.',
  states: [{ name: 'With a way on', element: <NoGroups /> }],
};

function NotLoaded({ canRetry }: { canRetry: boolean }) {
  const t = useTranslate();
  return (
    <Width px={480}>
      <ErrorState
        title={t('The groups could not be loaded', 'تعذّر تحميل المجموعات')}
        requestId="3f0c6c0e-8a4f-4f0e-9a51-1f2d6f0a7b3c"
        {...(canRetry && { onRetry: () => undefined })}
      >
        {t('The server did not answer. Nothing was changed.', 'لم يجب الخادم. لم يتغير شيء.')}
      </ErrorState>
    </Width>
  );
}

export const errorStateStory: Story = {
  title: 'Error state',
  note: 'What happened, what was kept, a way to try again, and the number by which the log knows it.',
  states: [
    { name: 'To try again', element: <NotLoaded canRetry /> },
    { name: 'For good', element: <NotLoaded canRetry={false} /> },
  ],
};

function Broken({ hasNumber }: { hasNumber: boolean }) {
  const t = useTranslate();
  return (
    <Width px={520}>
      <PageMessage
        acts={<Button kind="primary">{t('Load the page again', 'إعادة تحميل الصفحة')}</Button>}
        foot={hasNumber && <RequestId id="3f0c6c0e-8a4f-4f0e-9a51-1f2d6f0a7b3c" />}
      >
        {t(
          'What you saved is safe. Load the page again; if the error comes back, write to the library.',
          'ما حفظته في أمان. أعد تحميل الصفحة، وإن عاد الخطأ فراسل المكتبة.',
        )}
      </PageMessage>
    </Width>
  );
}

export const pageMessageStory: Story = {
  title: 'Page message',
  note: 'What a page has to say below its title where it has nothing else to show.',
  states: [
    { name: 'With a way on', element: <Broken hasNumber={false} /> },
    { name: 'With the number of a request', element: <Broken hasNumber /> },
  ],
};

const samples = {
  en: {
    calm: 'Heap: 58 % of the limit',
    full: 'Search index: 81 % of the limit',
    none: 'Jobs: none in hand',
  },
  ar: { calm: 'الذاكرة: 58 % من الحد', full: 'فهرس البحث: 81 % من الحد', none: 'المهام: لا شيء قيد التنفيذ' },
};

const shares = { calm: 0.58, full: 0.81, none: 0 };

function Measured({ of }: { of: 'calm' | 'full' | 'none' }) {
  const words = useSampleSet(samples);
  return (
    <span style={{ display: 'block', inlineSize: 160 }}>
      <Meter label={words[of]} share={shares[of]} isWarning={of === 'full'} />
    </span>
  );
}

export const meterStory: Story = {
  title: 'Meter',
  note: 'How much there is of what there may be. The figure stands beside it; above 80 % words say so as well.',
  states: [
    { name: 'As expected', element: <Measured of="calm" /> },
    { name: 'A warning', element: <Measured of="full" /> },
    { name: 'Nothing', element: <Measured of="none" /> },
  ],
};

const progressSamples = {
  en: {
    label: 'Generating HTML compare result…',
    words: 'Large documents take up to two minutes. You may leave this page; the result waits.',
    start: 'Start',
    stop: 'Stop',
  },
  ar: {
    label: 'جارٍ إعداد نتيجة مقارنة HTML…',
    words: 'قد تستغرق الوثائق الكبيرة دقيقتين. يمكنك مغادرة هذه الصفحة، وستبقى النتيجة في انتظارك.',
    start: 'بدء',
    stop: 'إيقاف',
  },
};

function Known({ done, seconds }: { done: number; seconds: number }) {
  const { label, words } = useSampleSet(progressSamples);
  return (
    <Progress label={label} done={done} seconds={seconds}>
      {words}
    </Progress>
  );
}

function Open() {
  const { label, start, stop } = useSampleSet(progressSamples);
  const [isRunning, setRunning] = useState(false);
  const seconds = useElapsedSeconds(isRunning);
  return (
    <>
      <Progress label={label} seconds={seconds} />
      <Button kind="bare" onClick={() => setRunning(!isRunning)}>
        {isRunning ? stop : start}
      </Button>
    </>
  );
}

export const progressStory: Story = {
  title: 'Progress',
  note: 'Say how much is done where it is known; useElapsedSeconds counts the time.',
  states: [
    { name: 'A third', element: <Known done={0.34} seconds={40} /> },
    { name: 'Just begun', element: <Known done={0} seconds={0} /> },
    { name: 'Done', element: <Known done={1} seconds={117} /> },
    { name: 'Nobody knows how long', element: <Open /> },
  ],
};

export const skeletonRowsStory: Story = {
  title: 'Skeleton rows',
  note: 'On the grid of the real rows, from 200 ms on; they shimmer only where motion is welcome.',
  states: [
    {
      name: 'Three rows',
      element: (
        <Width px={840}>
          <SkeletonRows rows={3} />
        </Width>
      ),
    },
    {
      name: 'Narrow',
      element: (
        <Width px={320}>
          <SkeletonRows rows={2} />
        </Width>
      ),
    },
  ],
};

function Opening() {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <Spinner label={t('Opening the library', 'جارٍ فتح المكتبة')} />
    </div>
  );
}

export const spinnerStory: Story = {
  title: 'Spinner',
  note: 'Fills the screen while there is nothing else to show, from 200 ms on. Elsewhere rows keep their grid instead.',
  states: [{ name: 'Of a whole screen, cut short here', element: <Opening /> }],
};
