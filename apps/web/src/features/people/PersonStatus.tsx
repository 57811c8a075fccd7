import type { PersonState } from '@norma/contracts';
import { IconBan, IconCheck, IconLock, IconMail } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusLabel } from '../../ui/admin/StatusLabel.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

const looks: Record<PersonState, Pick<ComponentProps<typeof StatusLabel>, 'Sign' | 'tone'>> = {
  active: { Sign: IconCheck, tone: 'good' },
  invited: { Sign: IconMail, tone: 'plain' },
  locked: { Sign: IconLock, tone: 'care' },
  deactivated: { Sign: IconBan, tone: 'bad' },
};

/** The status of a person in the library. */
export function PersonStatus({ state }: { state: PersonState }) {
  const t = useMessages('people');
  return (
    <StatusLabel {...looks[state]} isNowrap>
      {t(`state.${state}`)}
    </StatusLabel>
  );
}
