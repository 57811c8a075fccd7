import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/Menu.tsx';
import { useTenant } from '../session/index.ts';
import type { SearchType } from './address.ts';
import { useWords } from './useWords.ts';

/** The kinds of search of this box, by their codes in a tenant's configuration. */
const types = { ALL: 'A', K: 'K', D: 'D' } as const satisfies Record<string, SearchType>;

type Offered = { type: SearchType; label: string };

/** The kinds of search that the tenant offers, in its order and words. */
export function useSearchTypes(): Offered[] {
  const { 'search-types-configuration': configured } = useTenant();
  const { t } = useTranslation();
  return configured.flatMap(({ code, enabled, 'label-i18n-key': key }) => {
    if (!enabled || !isKnown(code)) return [];
    return [{ type: types[code], label: t(key as 'search.type.all') }]; // The tenant names the key.
  });
}

/** The kind of search that was asked for, or the first one of those that the tenant offers. */
export function useOfferedType(asked: SearchType): SearchType {
  const offered = useSearchTypes();
  return offered.some(({ type }) => type === asked) ? asked : (offered[0]?.type ?? asked);
}

const isKnown = (code: string): code is keyof typeof types => code in types;

type Props = { chosen: SearchType; onChoose: (type: SearchType) => void };

/** Where the text is looked for: everywhere, in words, or in designations. */
export function SearchTypes({ chosen, onChoose }: Props) {
  const words = useWords();
  const offered = useSearchTypes();
  return (
    <Menu
      label={offered.find(({ type }) => type === chosen)?.label ?? offered[0]?.label}
      title={words('searchIn')}
      items={offered.map(({ type, label }) => ({ key: type, label, isChosen: type === chosen }))}
      onChoose={(key) => onChoose(offered.find(({ type }) => type === key)?.type ?? 'A')}
    />
  );
}
