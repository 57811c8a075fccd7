import type { SynonymLists } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { languages } from './languages.atBuild.ts';
import { countRules, listsOf, textsOf } from './lists.ts';
import { synonymsQuery, trialQuery } from './queries.ts';
import { RulesArea } from './RulesArea.tsx';
import { Trial } from './Trial.tsx';
import styles from './SynonymEditor.module.css';

type Props = { saved: SynonymLists & { changedAt: string | null }; etag: string };

/** The debounce of checking rules and trying a query. */
const pauseMs = 400;

/** Rules by language next to what a query finds before and after them; they are saved as a whole. */
export function SynonymEditor({ saved, etag }: Props) {
  const t = useMessages('synonyms');
  const moment = useDateTimeFormat();
  const panelId = useId();
  // What is edited stays as it is when someone else saves, and so does the state that it was made of.
  const [base, setBase] = useState({ saved, etag });
  const [texts, setTexts] = useState(textsOf(saved.lists));
  const [language, setLanguage] = useState<(typeof languages)[number]>('en');
  const [query, setQuery] = useState('');
  const asked = useMemo(() => ({ lists: listsOf(texts), query: query.trim() }), [texts, query]);
  const { lists } = asked;
  const [settled] = useDebouncedValue(asked, pauseMs);
  const trial = useQuery(trialQuery(settled.lists, settled.query));
  const faults = trial.data?.faults ?? [];
  const [fault] = faults;
  const isChanged = JSON.stringify(lists) !== JSON.stringify(listsOf(textsOf(base.saved.lists)));
  const save = useSaving(base.etag, (answer) => {
    setBase({ saved: answer.answer, etag: answer.headers.etag });
    setTexts(textsOf(answer.answer.lists));
  });
  const isConflict = save.error instanceof CallRefused && save.error.code === 'synonyms-changed';
  // Only rules that were checked are sent.
  const isChecked = settled.lists === lists && !trial.isPlaceholderData;
  const mayNotSave = !isChanged || !isChecked || fault !== undefined || save.isPending;
  return (
    <>
      <ScreenHead
        title={t('synonyms')}
        about={t('about')}
        actions={
          <>
            {fault && (
              <span className={styles.fix} role="status">
                {t('fix', { line: fault.line, language: isolate(languageName(fault.language)) })}
              </span>
            )}
            {isChanged && <Button onClick={() => setTexts(textsOf(base.saved.lists))}>{t('discard')}</Button>}
            <Button
              kind="primary"
              aria-disabled={mayNotSave || undefined}
              onClick={() => mayNotSave || save.mutate(lists)}
            >
              {t('save')}
            </Button>
          </>
        }
      />
      {isConflict && (
        <div className={styles.conflict} role="alert">
          <p>{t('conflict')}</p>
          <Button
            onClick={() => {
              setBase({ saved, etag });
              setTexts(textsOf(saved.lists));
              save.reset();
            }}
          >
            {t('loadTheirs')}
          </Button>
        </div>
      )}
      <Tabs
        label={t('languages')}
        panelId={panelId}
        chosen={language}
        onChoose={(key) => setLanguage(languages.find((each) => each === key) ?? 'en')}
        tabs={languages.map((key) => {
          const count = countRules(texts[key] ?? '');
          return { key, label: languageName(key), ...(count > 0 && { count }) };
        })}
      />
      <div className={styles.sides} id={panelId} role="tabpanel" aria-label={languageName(language)}>
        <div>
          <RulesArea
            key={language}
            language={language}
            text={texts[language] ?? ''}
            saved={textsOf(base.saved.lists)[language] ?? ''}
            faults={faults.filter((each) => each.language === language)}
            onChange={(text) => setTexts({ ...texts, [language]: text })}
          />
          {base.saved.changedAt && (
            <p className={styles.history}>
              {t('lastSaved', { at: moment(base.saved.changedAt) })}{' '}
              <Link to="/admin/audits?type=search-synonyms-changed">{t('history')}</Link>
            </p>
          )}
        </div>
        <Trial query={query} onQuery={setQuery} tried={settled.query} trial={trial} />
      </div>
    </>
  );
}

type Answer = Awaited<ReturnType<typeof administration.search.replaceSynonyms.withHeaders>>;

/** Saves all lists, unless someone else has saved them since. */
function useSaving(etag: string, onSaved: (answer: Answer) => void) {
  const t = useMessages('synonyms');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (lists: SynonymLists['lists']) =>
      administration.search.replaceSynonyms.withHeaders(
        { body: { lists } },
        { headers: { 'if-match': etag } },
      ),
    onSuccess: (answer) => {
      queries.setQueryData(synonymsQuery.queryKey, answer);
      onSaved(answer);
      showToast({ kind: 'success', message: t('saved') });
    },
    onError: async (error) => {
      if (error instanceof CallRefused && error.code === 'synonyms-changed')
        await queries.invalidateQueries({ queryKey: synonymsQuery.queryKey });
      else showToast({ kind: 'error', message: t('saveFailed') });
    },
  });
}
