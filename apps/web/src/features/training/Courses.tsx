import type { Course, Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { Asked, useLibrary } from '../documents/forDocumentPage.ts';
import { accountName } from './accountName.ts';
import { coursesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSecureLogin } from '../session/index.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import styles from './Courses.module.css';

/** The courses beside a document: for people who signed in for themselves, and whose account is entitled to them. */
export function Courses({ document }: { document: Metadata }) {
  const words = useMessages('training');
  const { account } = useLibrary();
  return (
    <section className={styles.courses}>
      <h2 className={styles.title}>{words('courses')}</h2>
      {account.userType === 'INDIVIDUAL' ? <OwnCourses document={document} /> : <LogInForCourses />}
    </section>
  );
}

function OwnCourses({ document: { designation } }: { document: Metadata }) {
  const words = useMessages('training');
  const query = useQuery(coursesQuery(designation));
  const failed = { title: words('coursesFailedTitle'), text: words('coursesFailed') };
  const columns: Column<Course>[] = [
    { key: 'title', head: words('title'), cell: titleOf },
    { key: 'productCode', head: words('productCode'), cell: codeOf },
  ];
  return (
    <Asked query={query} rows={3} failed={failed}>
      {(courses) =>
        courses === 'not-entitled' ? (
          <NotEntitled />
        ) : (
          <DataTable
            caption={words('coursesCaption', { designation })}
            columns={columns}
            rows={courses}
            keyOf={({ productCode }) => productCode}
            nameOf={({ title }) => title}
            narrow="stack"
            empty={<p className={styles.text}>{words('noCourses', { designation })}</p>}
          />
        )
      }
    </Asked>
  );
}

const titleOf = ({ title }: Course) => <bdi>{title}</bdi>;

const codeOf = ({ productCode }: Course) => (
  <bdi className={styles.code} dir="ltr">
    {productCode}
  </bdi>
);

function NotEntitled() {
  const words = useMessages('training');
  const { account, tenant } = useLibrary();
  return (
    <div role="status">
      <h3 className={styles.refused}>{words('notEntitled')}</h3>
      <p className={styles.text}>
        {words('notEntitledText', { account: accountName(account), tenant: tenant.title })}
      </p>
    </div>
  );
}

/** Asks those who read through their company to log in as themselves when they want to see courses. */
function LogInForCourses() {
  const words = useMessages('training');
  const { account } = useLibrary();
  const secureLogin = useSecureLogin();
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <p className={styles.text}>{words('personal', { account: accountName(account) })}</p>
      <Button onClick={() => setAsked(true)}>{words('showCourses')}</Button>
      <MessageDialog
        isOpen={isAsked}
        title={words('logInTitle')}
        question={{ confirm: words('logIn'), keep: words('notNow') }}
        onEnd={(end) => {
          setAsked(false);
          if (end === 'CONFIRM') void secureLogin();
        }}
      >
        {words('logInText')}
      </MessageDialog>
    </div>
  );
}
