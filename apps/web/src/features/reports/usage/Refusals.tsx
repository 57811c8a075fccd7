import type { ReportFilters, ReportOverview } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { Hidden } from '../../../ui/Hidden.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { useTenant } from '../../session/index.ts';
import { AllLink } from '../parts/AllLink.tsx';
import { DocumentName } from '../parts/DocumentName.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import type { usePlace } from '../place.ts';
import { refusalsQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useRefusalMail } from './useRefusalMail.ts';
import parts from './Refusals.module.css';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters; overview: ReportOverview };

/** As many are written into a mail: addresses of mails may not be longer than programs take. */
const inMail = 20;

/** What was refused, why, to how many and how often; and the way to tell the account manager. */
export function Refusals({ way, filters, overview }: Props) {
  const words = useMessages('reports');
  const write = useNumber();
  const { supportEmail } = useTenant();
  const list = useQuery(refusalsQuery(filters, 0, inMail));
  const mailOf = useRefusalMail(overview);
  const title = words('refusedAndWhy');
  const { total = 0, refusals = [] } = list.data ?? {};
  return (
    <Section
      title={title}
      action={
        total > 0 && (
          <span className={parts.ways}>
            <AllLink to={way.addressOf({ list: 'refusals', page: 0 })} total={total} list={title} />
            <a href={mailOf({ to: supportEmail, refusals, total })}>{words('sendRefusals')}</a>
          </span>
        )
      }
    >
      <Loaded list={list}>
        {() =>
          refusals.length === 0 ? (
            <p className={parts.empty}>{words('nothingRefused')}</p>
          ) : (
            <table className={parts.table}>
              <caption>
                <Hidden>{title}</Hidden>
              </caption>
              <thead>
                <tr>
                  {(['document', 'reason', 'readers', 'times'] as const).map((head) => (
                    <th key={head} scope="col">
                      <Hidden>{words(head)}</Hidden>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {refusals.slice(0, shortList).map((refusal) => (
                  <tr key={`${refusal.contentCode} ${refusal.reason}`}>
                    <th className={parts.name} scope="row">
                      <DocumentName document={refusal} />
                    </th>
                    <td>{words(`reason.${refusal.reason}`)}</td>
                    <td className={parts.readers}>{words('readersOf', { count: refusal.readers })}</td>
                    <td className={parts.count}>
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
