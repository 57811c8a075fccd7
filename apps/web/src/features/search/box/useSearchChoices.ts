import { useTranslation } from 'react-i18next';
import { useAccount, useTenant } from '../../session/index.ts';
import { isOfContent, type SearchChoice } from './searchChoices.ts';

/** A choice of the box with what it is called; by meaning is still being tried out. */
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

/** The choice that was asked for; where it is not offered, the first that searches all content, else the first there is. */
export function offeredChoice(offered: readonly Offered[], asked: SearchChoice): SearchChoice {
  const choices = offered.map(({ choice }) => choice);
  if (choices.includes(asked)) return asked;
  return choices.find(isOfContent) ?? choices[0] ?? asked;
}
