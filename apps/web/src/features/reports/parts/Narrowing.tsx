import type { NameInLanguage } from '@norma/contracts/fields';
import { Select } from '../../../ui/forms/Select.tsx';
import type { Place } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FilterRow } from '../../../ui/admin/FilterRow.tsx';

type Account = { readonly id: string; readonly name: string; readonly number: string };
type Props = {
  place: Place;
  choices: {
    readonly publishers: readonly { readonly code: string; readonly name: string }[];
    readonly documentTypes: readonly string[];
    readonly documentTypeNames: Readonly<Record<string, NameInLanguage>>;
    readonly accounts: readonly Account[];
  };
  /** What no choice of an account means, where that is not one's own. */
  everyAccount?: string | undefined;
  onNarrow: (change: Partial<Place>) => void;
};

/** What a report can be narrowed to: a publisher, a type of document, an account where there are several. */
export function Narrowing({ place, choices, everyAccount, onNarrow }: Props) {
  const t = useMessages('reports');
  const { publishers, documentTypes, documentTypeNames: names, accounts } = choices;
  return (
    <FilterRow label={t('narrowed')}>
      <Select
        label={t('publisher')}
        placeholder={t('everyPublisher')}
        value={place.publisher}
        options={withChosen(
          publishers.map(({ code, name }) => ({ value: code, label: name })),
          place.publisher,
        )}
        onChange={({ currentTarget }) => onNarrow({ publisher: currentTarget.value })}
      />
      <Select
        label={t('documentType')}
        placeholder={t('everyDocumentType')}
        value={place.documentType}
        options={withChosen(
          documentTypes.map((type) => ({ value: type, label: names[type]?.text ?? type })),
          place.documentType,
        )}
        onChange={({ currentTarget }) => onNarrow({ documentType: currentTarget.value })}
      />
      {accounts.length > 1 && (
        <Select
          label={t('account')}
          {...(everyAccount !== undefined && { placeholder: everyAccount })}
          value={place.account}
          options={withChosen(
            accounts.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` })),
            place.account,
          )}
          onChange={({ currentTarget }) => onNarrow({ account: currentTarget.value })}
        />
      )}
    </FilterRow>
  );
}

type Option = { readonly value: string; readonly label: string };

/** What an address chooses is in the list, known or not. */
const withChosen = (options: readonly Option[], chosen: string): readonly Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
