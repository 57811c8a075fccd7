import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateInWords } from '../../../documents/index.ts';
import { useTenant } from '../../../session/index.ts';
import { OutsideLink } from '../around/OutsideLink.tsx';
import { CardTab } from '../cards/CardTab.tsx';
import { dayOf } from '../cards/dayOf.ts';
import { trackedQuery } from '../queries.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';

/** The documents that a reader tracks, and the way to the tenant's own tracker. */
export function Tracker() {
  const words = useMessages('dashboard');
  const { i18n } = useTranslation();
  const { 'tracker-url': tracker } = useTenant();
  const { status, data, refetch } = useQuery(trackedQuery);
  const isOut = data?.trackerUnavailable ?? false;
  const since = (moment: string): string => {
    const date = dateInWords({ of: 'lastUpdated', day: dayOf(moment) }, i18n.language);
    return words('tracker.since', { date });
  };
  return (
    <CardTab
      asked={{ status: isOut ? 'error' : status, data: data?.result, refetch }}
      none={{ title: words('tracker.none'), text: words('tracker.noneText') }}
      way={
        tracker ? (
          <OutsideLink href={tracker}>{words('tracker.open')}</OutsideLink>
        ) : (
          <Link to="/trackChanges">{words('tracker.open')}</Link>
        )
      }
      renderNote={({ trackingSinceDate }) => <p>{since(trackingSinceDate)}</p>}
    />
  );
}
