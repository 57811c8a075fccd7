import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { everySeconds, type Every } from './address.ts';

type Props = { every: Every; onChoose: (every: Every) => void };

const keyOf = (every: Every): string => String(every ?? 'never');

/** How often the figures come by themselves. */
export function EveryMenu({ every, onChoose }: Props) {
  const words = useMessages('monitoring');
  const wordsFor = (each: Every): string =>
    each === null ? words('everyNever') : words('everySeconds', { count: each });
  return (
    <Menu
      title={words('refreshing')}
      label={wordsFor(every)}
      items={everySeconds.map((each) => ({
        key: keyOf(each),
        label: wordsFor(each),
        isChosen: each === every,
      }))}
      onChoose={(key) => onChoose(everySeconds.find((each) => keyOf(each) === key) ?? null)}
    />
  );
}
