import { useState } from 'react';
import { client } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { SearchAddress } from '../address.ts';
import { useRefinements } from '../refinement/index.ts';
import { type Answers, complaintOf, failureOf, feedbackOn, limits, type Refinement } from './feedback.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { quoted } from '../quoted.ts';
import styles from './FeedbackForm.module.css';

type Props = { search: SearchAddress; onClose: () => void };

const nothing: Answers = { documentSearching: '', additionalFeedback: '' };

/** Two questions about a search; the answers stay in the form until they are sent. */
export function FeedbackForm({ search, onClose }: Props) {
  const t = useMessages('search-feedback');
  const refinements = useRefinements(search);
  const [answers, setAnswers] = useState(nothing);
  const send = async (): Promise<void> => {
    await client.search.sendFeedback({ body: feedbackOn(search, { refinements, answers }) });
    showToast({ kind: 'success', message: t('thanks') });
    onClose();
  };
  /** The shared properties of both fields. */
  const field = (name: keyof Answers) => {
    const complaint = complaintOf(name, answers[name]);
    const error = complaint && t(`feedbackform.${complaint}`, { max: limits[name] });
    return {
      name,
      label: t(name),
      limit: limits[name],
      mayExceed: true,
      value: answers[name],
      complaint: error,
      error: complaint === 'maxLength' ? error : undefined, // What is missing is said when it is sent.
    };
  };
  const write = (changed: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...changed }));

  return (
    <div className={styles.feedback}>
      <AboutSearch search={search} refinements={refinements} />
      <Form
        label={t('title')}
        submit={t('send')}
        onSend={send}
        failureMessage={(error) => failureOf(error) ?? t('failed')}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <input type="hidden" name="searchText" value={search.text} />
        <TextField
          {...field('documentSearching')}
          required
          autoComplete="off"
          hint={t('documentSearchingHint')}
          onChange={({ currentTarget }) => write({ documentSearching: currentTarget.value })}
        />
        <TextArea
          {...field('additionalFeedback')}
          rows={5}
          onChange={({ currentTarget }) => write({ additionalFeedback: currentTarget.value })}
        />
      </Form>
    </div>
  );
}

type AboutSearchProps = { search: SearchAddress; refinements: readonly Refinement[] };

/** The data sent with the feedback, so that users see it first. */
function AboutSearch({ search, refinements }: AboutSearchProps) {
  const t = useMessages('search-feedback');
  return (
    <section className={styles.about} aria-label={t('goesAlong')}>
      <p className={styles.says}>{t('goesAlong')}</p>
      <dl className={styles.facts}>
        <dt>{t('query')}</dt>
        <dd>{quoted(search.text.trim())}</dd>
        <dt>{t('type')}</dt>
        <dd>{t(`type.${search.kind}`)}</dd>
        {refinements.length > 0 && (
          <>
            <dt>{t('refinements')}</dt>
            {refinements.map(({ section, value }) => (
              <dd key={`${section} ${value}`}>
                <span className={styles.section}>{section}</span> <bdi>{value}</bdi>
              </dd>
            ))}
          </>
        )}
      </dl>
    </section>
  );
}
