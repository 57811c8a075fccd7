import type { ReportAccount } from '@norma/contracts';
import { Figures } from '../../../i18n/Figures.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Whose report it is: an account with its number, every account, or nobody's while that is not known. */
export function AccountLine({ account }: { account: ReportAccount | null | undefined }) {
  const words = useMessages('reports');
  if (account === undefined) return null;
  if (account === null) return words('ofEveryAccount');
  const { name, number } = account;
  return <Figures>{words('ofAccount', { name, number })}</Figures>;
}
