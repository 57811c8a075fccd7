import { languageName } from '../../ui/text/languageName.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { documentPath } from '../documents/index.ts';
import { type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = Pick<PartProps, 'document'> & Partial<PartProps>;

/** The language being read, and the way to the same place in the other translations of this edition. */
export function LanguageMenu({ document, address }: Props) {
  const t = useMessages('documents');
  const { isDrm } = useLibrary();
  return (
    <Menu
      label={<span lang={document.language}>{languageName(document.language)}</span>}
      title={t('chooseLanguage')}
      items={document.translations.map(({ contentCode, language }) => ({
        key: contentCode,
        label: languageName(language),
        lang: language,
        href: documentPath({ contentCode, ...placeIn(address), isDrm }),
        isChosen: contentCode === document.contentCode,
      }))}
    />
  );
}

const placeIn = (address: PartProps['address'] | undefined) =>
  address && { page: address.page, tab: address.tab, clause: address.clause };
