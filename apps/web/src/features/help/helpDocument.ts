import { CallRefused } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { saveAnswer } from '../../client/saveAnswer.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { i18n, loadMessages } from '../../i18n/i18n.ts';

type HelpRequest = {
  /** Its id among the topics. */
  topic: string;
  /** What the reader calls it. */
  name: string;
};

/** Fetches a help document and saves it once; tells the reader if there is none. */
export async function saveHelpDocument({ topic, name }: HelpRequest): Promise<void> {
  try {
    await saveAnswer(await laterClient.help.helpDocument({ query: { title: topic, format: 'pdf' } }));
  } catch (error) {
    await sayFailed(error, name);
  }
}

/** Shows a help document in a tab of its own, which has to be opened before anything is awaited. */
export async function showHelpDocument({ topic, name }: HelpRequest): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return saveHelpDocument({ topic, name });
  tab.opener = null;
  try {
    const { address } = await laterClient.help.helpDocumentAddress({ body: { title: topic } });
    tab.location.replace(address);
  } catch (error) {
    tab.close();
    await sayFailed(error, name);
  }
}

async function sayFailed(error: unknown, name: string): Promise<void> {
  await loadMessages('help');
  const isMissing = error instanceof CallRefused && error.code === 'help-document-not-found';
  showToast({
    kind: 'error',
    message: isMissing ? i18n.t('notThere', { ns: 'help' }) : i18n.t('failed', { ns: 'help', name }),
  });
}
