import { Link } from 'react-router';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { to: string; total: number; list: string };

/** The way to a whole list, where it is longer than what the report shows of it. */
export function AllLink({ to, total, list }: Props) {
  const t = useMessages('reports');
  const write = useNumberFormat();
  if (total <= shortList) return null;
  return (
    <Link to={to} aria-label={t('allOf', { count: write(total), list })}>
      {t('all', { count: write(total) })}
    </Link>
  );
}
