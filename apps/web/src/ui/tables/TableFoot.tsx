import { useTranslation } from 'react-i18next';
import { Figures } from '../../i18n/Figures.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Pagination } from './Pagination.tsx';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import { pageAfterResize, pageCountOf, rangeOf, type Page } from './paging.ts';
import styles from './TableFoot.module.css';

/** The current page of a table, and links to others. */
export type Paging = Page & {
  sizes?: readonly number[];
  /** The largest number of page links; as many as fit by default. */
  max?: number;
  onPage: (at: { page: number; size: number }) => void;
  /** Where a page can be linked, its address. */
  hrefOf?: (page: number) => string;
};

type Props = { caption: string; paging: Paging | undefined; chosen: number };

/** Below a table: how many rows on a page, which ones, how many are chosen, and the other pages. */
export function TableFoot({ caption, paging, chosen }: Props) {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const range = paging && rangeOf(paging);
  return (
    <div className={styles.foot}>
      {paging?.sizes && <SizeMenu {...paging} sizes={paging.sizes} />}
      <p className={styles.range} aria-live="polite">
        {range && (
          <span>
            <Figures>
              {t('ui.table.range', {
                from: number(range.from),
                to: number(range.to),
                count: number(paging.total),
              })}
            </Figures>
          </span>
        )}
        {chosen > 0 && <span>{t('ui.table.selected', { count: chosen })}</span>}
      </p>
      {paging && pageCountOf(paging) > 1 && <Pages {...paging} caption={caption} />}
    </div>
  );
}

function SizeMenu({ sizes, page, size, onPage }: Paging & { sizes: readonly number[] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.size}>
      <span aria-hidden>{t('ui.table.show')}</span>
      <Menu
        label={<b className={styles.figure}>{size}</b>}
        title={t('ui.table.size')}
        items={sizes.map((each) => ({ key: String(each), label: each, isChosen: each === size }))}
        onChoose={(key) => onPage({ page: pageAfterResize({ page, size }, Number(key)), size: Number(key) })}
      />
    </span>
  );
}

function Pages({ caption, onPage, ...paging }: Paging & { caption: string }) {
  const { t } = useTranslation();
  const pageCount = pageCountOf(paging);
  return (
    <Pagination
      page={paging.page}
      pageCount={pageCount}
      hasNext={paging.page < pageCount - 1}
      onPage={(page) => onPage({ page, size: paging.size })}
      {...(paging.hrefOf && { hrefOf: paging.hrefOf })}
      {...(paging.max !== undefined && { max: paging.max })}
      labels={{
        previous: t('ui.pages.previous'),
        next: t('ui.pages.next'),
        pages: t('ui.pages.of', { name: caption }),
        page: (number) => t('ui.pages.page', { number }),
      }}
    />
  );
}
