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

/** Two questions about a search; whatever becomes of sending the answers, they stay until they have arrived. */
export function FeedbackForm({ search, onClose }: Props) {
  const words = useMessages('search-feedback');
  const refinements = useRefinements(search);
  const [answers, setAnswers] = useState(nothing);
  const send = async (): Promise<void> => {
    await client.search.sendFeedback({ body: feedbackOn(search, { refinements, answers }) });
    showToast({ kind: 'success', message: words('thanks') });
    onClose();
  };
  /** What both fields have in common. */
  const field = (name: keyof Answers) => {
    const complaint = complaintOf(name, answers[name]);
    const said = complaint && words(`feedbackform.${complaint}`, { max: limits[name] });
    return {
      name,
      label: words(name),
      limit: limits[name],
      mayExceed: true,
      value: answers[name],
      complaint: said,
      error: complaint === 'maxLength' ? said : undefined, // What is missing is said when it is sent.
    };
  };
  const write = (changed: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...changed }));

  return (
    <div className={styles.feedback}>
      <AboutSearch search={search} refinements={refinements} />
      <Form
        label={words('title')}
        submit={words('send')}
        onSend={send}
        wordsForFailure={(error) => failureOf(error) ?? words('failed')}
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <input type="hidden" name="searchText" value={search.text} />
        <TextField
          {...field('documentSearching')}
          required
          autoComplete="off"
          hint={words('documentSearchingHint')}
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

/** What goes along with the feedback, so that nobody sends what they have not seen. */
function AboutSearch({ search, refinements }: AboutSearchProps) {
  const words = useMessages('search-feedback');
  return (
    <section className={styles.about} aria-label={words('goesAlong')}>
      <p className={styles.says}>{words('goesAlong')}</p>
      <dl className={styles.facts}>
        <dt>{words('query')}</dt>
        <dd>{quoted(search.text.trim())}</dd>
        <dt>{words('type')}</dt>
        <dd>{words(`type.${search.kind}`)}</dd>
        {refinements.length > 0 && (
          <>
            <dt>{words('refinements')}</dt>
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
