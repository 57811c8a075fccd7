import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Designation } from '../../ui/text/Designation.tsx';
import { DocumentLink } from '../documents/index.ts';
import { KindMark } from './health/KindMark.tsx';
import type { Kind } from './health/kinds.ts';
import styles from './Verdicts.module.css';

/** A document by its designation; without a content code it is not in the library. */
type Named = { readonly designation: string; readonly contentCode: string | null };

/** A line of the table. */
export type VerdictRow = {
  readonly key: string;
  readonly reference: Named;
  readonly kind: Kind;
  /** Where it is cited. */
  readonly place: ReactNode;
  /** The words around it, or what is said of it. */
  readonly words: ReactNode;
  /** Ways from what is cited to withdrawn standards. */
  readonly paths: readonly (readonly Named[])[];
  readonly instead: ReactNode;
};

type Props = {
  label: string;
  heads: { reference: string; verdict: string; place: string; words: string; instead: string };
  rows: readonly VerdictRow[];
};

/** References with their verdicts, and what to use instead; a list of cards on phones. */
export function Verdicts({ label, heads, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.reference}</th>
          <th scope="col">{heads.verdict}</th>
          <th scope="col">{heads.place}</th>
          <th scope="col">{heads.words}</th>
          <th scope="col">{heads.instead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, reference, kind, place, words, paths, instead }) => (
          <tr key={key}>
            <th className={styles.reference} scope="row">
              <NamedDocument named={reference} />
            </th>
            <td className={styles.verdict}>
              <KindMark kind={kind} />
            </td>
            <td className={styles.place}>{place}</td>
            <td className={styles.words}>
              {words}
              {paths.slice(0, 3).map((path) => (
                <Path key={path.map(({ designation }) => designation).join(' ')} path={path} />
              ))}
            </td>
            <td className={styles.instead}>{instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Citations one after the other, from what is cited to what is withdrawn; they read in the direction of the page. */
function Path({ path }: { path: readonly Named[] }) {
  return (
    <span className={styles.path}>
      {path.map(({ designation }, at) => (
        <Fragment key={designation}>
          {at > 0 && <IconChevronRight className={styles.step} size={14} stroke={1.6} aria-label="→" />}
          <Designation value={designation} size="table" />
        </Fragment>
      ))}
    </span>
  );
}

/** A designation, and a link where the library has the document. */
export function NamedDocument({ named: { designation, contentCode } }: { named: Named }) {
  const shown = <Designation value={designation} size="table" />;
  if (contentCode === null) return shown;
  return (
    <span className={styles.named}>
      <DocumentLink contentCode={contentCode}>{shown}</DocumentLink>
    </span>
  );
}
