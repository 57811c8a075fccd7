import type { ResultDocument } from '@norma/contracts';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageName } from '../../ui/text/languageName.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { useDocumentLink } from './useDocumentLink.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ResultMenus.module.css';

type Props = { document: ResultDocument };

/** The edition that was found, with links to the others of its family. */
export function Editions({ document }: Props) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  const { designationNo: designation, edition, contentCode, connections } = document;
  if (connections.length < 2) return edition;
  return (
    <Menu
      label={<bdi className={styles.value}>{edition}</bdi>}
      title={t('chooseEdition', { designation })}
      items={connections.map((other) => ({
        key: other.contentCode,
        label: (
          <span className={styles.edition}>
            <Designation value={other.designationNo} size="table" />
            <Status status={other.status} />
          </span>
        ),
        href: linkTo(other.contentCode),
        isChosen: other.contentCode === contentCode,
      }))}
    />
  );
}

/** The language that was found, with links to the translations. */
export function Languages({ document }: Props) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  const { designationNo: designation, language, contentCode, translations } = document;
  const others = translations.filter((each) => each.contentCode !== contentCode);
  const name = (
    <bdi className={styles.language} lang={language}>
      {languageName(language)}
    </bdi>
  );
  if (others.length === 0) return name;
  return (
    <Menu
      steadyMs={1000}
      label={
        <>
          {name}
          <bdi className={styles.language} dir="ltr">
            + {others.length}
          </bdi>
        </>
      }
      title={t('chooseLanguage', { designation })}
      items={others.map((other) => ({
        key: other.contentCode,
        label: languageName(other.language),
        lang: other.language,
        href: linkTo(other.contentCode),
      }))}
    />
  );
}

/** Links to the amendments and corrections of a document. */
export function Supplements({ document: { supplements } }: Props) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  if (supplements.length === 0) return null;
  return (
    <Menu
      label={<span className={styles.language}>{t('supplements', { count: supplements.length })}</span>}
      title={t('chooseSupplement')}
      items={supplements.map((supplement) => ({
        key: supplement['supplement-content-code'],
        label: <Designation value={supplement['supplement-display-designation']} size="table" />,
        href: linkTo(supplement['supplement-content-code']),
      }))}
    />
  );
}
