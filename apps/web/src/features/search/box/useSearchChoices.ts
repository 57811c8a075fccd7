import { useTranslation } from 'react-i18next';
import { useAccount, useTenant } from '../../session/index.ts';
import { isOfContent, type SearchChoice } from './searchChoices.ts';

/** A choice of the search box with its name; semantic search is in beta. */
export type Offered = { choice: SearchChoice; label: string; isBeta: boolean };

/** The kinds of search that the tenant and the account offer, in the tenant's order and words. */
export function useSearchChoices(): Offered[] {
  const { 'search-types-configuration': configured } = useTenant();
  const { semanticSearchFlag } = useAccount();
  const { t } = useTranslation();
  return configured.flatMap(({ code, enabled, 'label-i18n-key': key }) => {
    const isBeta = code === 'SEMANTICSEARCH';
    if (!enabled || (isBeta && !semanticSearchFlag)) return [];
    return [{ choice: code, label: t(key as 'search.type.all'), isBeta }]; // The tenant names the key.
  });
}

/** The selected choice; if it is not offered, the first for all content, else the first one. */
export function offeredChoice(offered: readonly Offered[], selected: SearchChoice): SearchChoice {
  const choices = offered.map(({ choice }) => choice);
  if (choices.includes(selected)) return selected;
  return choices.find(isOfContent) ?? choices[0] ?? selected;
}
