import type { Course, Metadata, Account } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { QueryState, useLibrary } from '../documents/forDocumentPage.ts';
import { coursesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSecureLogin } from '../session/index.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import styles from './Courses.module.css';

/** The name of the account that a user reads through. */
const accountName = ({ selectedAccountId, cgEntitlements }: Account): string =>
  cgEntitlements.find(({ accountId }) => accountId === selectedAccountId)?.accountName ?? '';

/** The courses next to a document: for people who signed in for themselves, and whose account is entitled to them. */
export function Courses({ document }: { document: Metadata }) {
  const t = useMessages('training');
  const { account } = useLibrary();
  return (
    <section className={styles.courses}>
      <h2 className={styles.title}>{t('courses')}</h2>
      {account.userType === 'INDIVIDUAL' ? <OwnCourses document={document} /> : <LogInForCourses />}
    </section>
  );
}

function OwnCourses({ document: { designation } }: { document: Metadata }) {
  const t = useMessages('training');
  const query = useQuery(coursesQuery(designation));
  const failed = { title: t('coursesFailedTitle'), text: t('coursesFailed') };
  const columns: Column<Course>[] = [
    { key: 'title', head: t('title'), cell: titleOf },
    { key: 'productCode', head: t('productCode'), cell: codeOf },
  ];
  return (
    <QueryState query={query} rows={3} failed={failed}>
      {(courses) =>
        courses === 'not-entitled' ? (
          <NotEntitled />
        ) : (
          <DataTable
            caption={t('coursesCaption', { designation })}
            columns={columns}
            rows={courses}
            keyOf={({ productCode }) => productCode}
            nameOf={({ title }) => title}
            narrow="stack"
            empty={<p className={styles.text}>{t('noCourses', { designation })}</p>}
          />
        )
      }
    </QueryState>
  );
}

const titleOf = ({ title }: Course) => <bdi>{title}</bdi>;

const codeOf = ({ productCode }: Course) => (
  <bdi className={styles.code} dir="ltr">
    {productCode}
  </bdi>
);

function NotEntitled() {
  const t = useMessages('training');
  const { account, tenant } = useLibrary();
  return (
    <div role="status">
      <h3 className={styles.refused}>{t('notEntitled')}</h3>
      <p className={styles.text}>
        {t('notEntitledText', { account: accountName(account), tenant: tenant.title })}
      </p>
    </div>
  );
}

/** Asks users of a company sign-in to sign in personally for courses. */
function LogInForCourses() {
  const t = useMessages('training');
  const { account } = useLibrary();
  const secureLogin = useSecureLogin();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div>
      <p className={styles.text}>{t('personal', { account: accountName(account) })}</p>
      <Button onClick={() => setConfirming(true)}>{t('showCourses')}</Button>
      <MessageDialog
        isOpen={isConfirming}
        title={t('logInTitle')}
        question={{ confirm: t('logIn'), keep: t('notNow') }}
        onEnd={(end) => {
          setConfirming(false);
          if (end === 'CONFIRM') void secureLogin();
        }}
      >
        {t('logInText')}
      </MessageDialog>
    </div>
  );
}
