import { offeredLanguages } from '../../../../i18n/offeredLanguages.atBuild.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { languageName } from '../../../../ui/text/languageName.ts';

/** The language whose texts are edited. */
export type TextLanguage = {
  /** The language of texts that name none. */
  readonly own: string;
  readonly chosen: string;
  readonly onChoose: (language: string) => void;
};

type Props = TextLanguage & {
  /** Languages that there are texts in, whether the interface is offered in them or not. */
  used: readonly string[];
};

/** Chooses the language whose texts a form shows. */
export function TextLanguageSelect({ own, chosen, onChoose, used }: Props) {
  const t = useMessages('tenants');
  const others = new Set([...offeredLanguages, ...used].filter((tag) => tag !== own));
  return (
    <Select
      label={t('tenant.textLanguage')}
      hint={chosen === own ? undefined : t('tenant.emptyForOwn', { language: languageName(own) })}
      options={[
        { value: own, label: t('tenant.ownLanguage', { language: languageName(own) }) },
        ...[...others].map((tag) => ({ value: tag, label: languageName(tag) })),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
