import type { ReportOverview, ReportRefusal } from '@norma/contracts';
import { useDateFormat } from '../../../ui/forms/useDateFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Mail = { to: string; refusals: readonly ReportRefusal[]; total: number };

/** Writes the address of a mail that tells whoever manages the account what its readers were refused. */
export function useRefusalMail({ from, to, account }: ReportOverview): (mail: Mail) => string {
  const words = useMessages('reports');
  const day = useDateFormat();
  const days = { from: day(from), to: day(to) };
  return ({ to: address, refusals, total }) => {
    const lead = account ? words('mailLead', { account: account.name, ...days }) : words('mailLeadAll', days);
    const lines = refusals.map(({ designation, reason, refused, readers }) =>
      words('mailLine', {
        designation,
        reason: words(`reason.${reason}`),
        times: refused,
        readers,
      }),
    );
    const more = total - refusals.length;
    const text = [lead, '', ...lines, ...(more > 0 ? [words('mailMore', { count: more })] : [])];
    const subject = encodeURIComponent(words('mailSubject', days));
    // Lines of a mail end with both characters (RFC 6068).
    return `mailto:${encodeURIComponent(address)}?subject=${subject}&body=${encodeURIComponent(text.join('\r\n'))}`;
  };
}
