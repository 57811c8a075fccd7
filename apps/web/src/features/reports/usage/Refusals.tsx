import type { ReportFilters, ReportOverview, ReportRefusal } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useTenant } from '../../session/index.ts';
import { AllLink } from '../parts/AllLink.tsx';
import { DocumentName } from '../parts/DocumentName.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import type { usePlace } from '../place.ts';
import { refusalsQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './Refusals.module.css';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters; overview: ReportOverview };

/** As many are written into a mail: addresses of mails may not be longer than programs take. */
const inMail = 20;

/** What was refused, why, to how many and how often; and the way to tell the account manager. */
export function Refusals({ way, filters, overview }: Props) {
  const t = useMessages('reports');
  const write = useNumberFormat();
  const { supportEmail } = useTenant();
  const list = useQuery(refusalsQuery(filters, 0, inMail));
  const mailOf = useRefusalMail(overview);
  const title = t('refusedAndWhy');
  const { total = 0, refusals = [] } = list.data ?? {};
  return (
    <Section
      title={title}
      action={
        total > 0 && (
          <span className={styles.ways}>
            <AllLink to={way.addressOf({ list: 'refusals', page: 0 })} total={total} list={title} />
            <a href={mailOf({ to: supportEmail, refusals, total })}>{t('sendRefusals')}</a>
          </span>
        )
      }
    >
      <Loaded list={list}>
        {() =>
          refusals.length === 0 ? (
            <p className={styles.empty}>{t('nothingRefused')}</p>
          ) : (
            <table className={styles.table}>
              <caption>
                <VisuallyHidden>{title}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  {(['document', 'reason', 'readers', 'times'] as const).map((head) => (
                    <th key={head} scope="col">
                      <VisuallyHidden>{t(head)}</VisuallyHidden>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {refusals.slice(0, shortList).map((refusal) => (
                  <tr key={`${refusal.contentCode} ${refusal.reason}`}>
                    <th className={styles.name} scope="row">
                      <DocumentName document={refusal} />
                    </th>
                    <td>{t(`reason.${refusal.reason}`)}</td>
                    <td className={styles.readers}>{t('readersOf', { count: refusal.readers })}</td>
                    <td className={styles.count}>
                      <bdi>{write(refusal.refused)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Section>
  );
}

type Mail = { to: string; refusals: readonly ReportRefusal[]; total: number };

/** Writes the `mailto:` address of an email to the account manager that lists the refusals. */
function useRefusalMail({ from, to, account }: ReportOverview): (mail: Mail) => string {
  const t = useMessages('reports');
  const day = useDateFormat();
  const days = { from: day(from), to: day(to) };
  return ({ to: address, refusals, total }) => {
    const lead = account ? t('mailLead', { account: account.name, ...days }) : t('mailLeadAll', days);
    const lines = refusals.map(({ designation, reason, refused, readers }) =>
      t('mailLine', {
        designation,
        reason: t(`reason.${reason}`),
        times: refused,
        readers,
      }),
    );
    const more = total - refusals.length;
    const text = [lead, '', ...lines, ...(more > 0 ? [t('mailMore', { count: more })] : [])];
    const subject = encodeURIComponent(t('mailSubject', days));
    // Lines of a mail end with both characters (RFC 6068).
    return `mailto:${encodeURIComponent(address)}?subject=${subject}&body=${encodeURIComponent(text.join('\r\n'))}`;
  };
}
