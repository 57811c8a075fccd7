import type { Course, Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '../../ui/tables/DataTable.tsx';
import { Asked, useLibrary } from '../documents/forDocumentPage.ts';
import { accountName } from './accountName.ts';
import { LogInForCourses } from './LogInForCourses.tsx';
import { coursesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
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
