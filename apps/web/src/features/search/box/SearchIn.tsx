import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Beta } from './Beta.tsx';
import type { SearchChoice } from './searchChoices.ts';
import type { Offered } from './useSearchChoices.ts';
import styles from './SearchIn.module.css';

type Props = { offered: readonly Offered[]; chosen: SearchChoice; onChoose: (choice: SearchChoice) => void };

/** Chooses the type of search: everything, words, designations, subscription, or semantic. */
export function SearchIn({ offered, chosen, onChoose }: Props) {
  const t = useMessages('search');
  const choose = (key: string): void => {
    const picked = offered.find(({ choice }) => choice === key);
    if (picked) onChoose(picked.choice);
  };
  return (
    <Menu
      label={offered.find(({ choice }) => choice === chosen)?.label}
      title={t('searchIn')}
      items={offered.map(({ choice, label, isBeta }) => ({
        key: choice,
        label: isBeta ? (
          <span className={styles.new}>
            {label} <Beta />
          </span>
        ) : (
          label
        ),
        isChosen: choice === chosen,
      }))}
      onChoose={choose}
    />
  );
}
