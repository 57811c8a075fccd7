import type { Metadata } from '@norma/contracts';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RequestForm } from '../access-requests/forDocumentPage.ts';
import { NoAccessText, useLibrary, useWayBack } from '../documents/forDocumentPage.ts';
import { mayHaveNotes, NotesOfClosed } from '../notes/index.ts';
import styles from './AccessBanner.module.css';

/** In the place of the text: that it is not in the subscription, whom to ask for it, and the way back. */
export function AccessBanner({ document }: { document: Metadata }) {
  const t = useMessages('documents');
  const words = useMessages('access-requests');
  const id = useId();
  const library = useLibrary();
  const { search, hasCome, goBack } = useWayBack();
  const { account } = library;
  const own = account.cgEntitlements.find(({ accountId }) => accountId === account.selectedAccountId);
  const { contentCode, displayDesignation, title, publisherName } = document;
  const back = hasCome ? words('back') : words('toHome');
  return (
    <section className={styles.banner} aria-labelledby={id}>
      <div className={styles.refusal}>
        <h2 className={styles.title} id={id}>
          <IconLock size={20} stroke={1.5} aria-hidden />
          {t('noAccess')}
        </h2>
        <NoAccessText designation={displayDesignation} />
        {own && (
          <p className={styles.why}>
            {words('why', { account: isolate(own.accountName), publisher: isolate(publisherName) })}
          </p>
        )}
        {mayHaveNotes(document, library) && <NotesOfClosed document={document} whenFailed={null} />}
        <Button
          className={styles.back}
          icon={<IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />}
          onClick={goBack}
        >
          {search ? words('backTo', { count: search.count }) : back}
        </Button>
      </div>
      <div className={styles.request}>
        <h3 className={styles.heading}>{words('request')}</h3>
        <RequestForm contentCode={contentCode} designation={displayDesignation} title={title} />
      </div>
    </section>
  );
}
