import type { CardDocument } from '@norma/contracts';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardsToCome } from './CardsToCome.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import styles from './CardTab.module.css';

type Props<Card> = {
  query: CardsQuery<Card> & { readonly refetch: () => unknown };
  /** Shown when there are no cards. */
  none: { readonly title: string; readonly text: string };
  /** A way to the rest, where there is one. */
  way?: ReactNode;
  /** Shown below the date of a card. */
  renderNote?: (card: Card) => ReactNode;
};

/** A tab of the home screen that shows documents as cards: loading, failed, without any, or with some. */
export function CardTab<Card extends { readonly document: CardDocument }>({
  query,
  none,
  way,
  renderNote,
}: Props<Card>) {
  const shown = shownCards(query);
  if (shown.state === 'loading') return <CardsToCome />;
  if (shown.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (shown.state === 'none') {
    return (
      <div className={styles.none}>
        <EmptyState title={none.title} actions={way}>
          {none.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <CardGrid
        cards={shown.cards.map((card) => ({
          key: card.document.contentCode,
          card: <DocumentCard document={card.document}>{renderNote?.(card)}</DocumentCard>,
        }))}
      />
      {way && <p className={styles.way}>{way}</p>}
    </>
  );
}

/** Says that the cards could not be loaded; outdated ones are not shown instead. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useMessages('dashboard');
  const { t } = useTranslation();
  return (
    <div className={styles.failed} role="alert">
      <p>{words('cards.failed')}</p>
      <Button icon={<IconRefresh size={16} stroke={1.6} aria-hidden />} onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  );
}

/** The state of a tab of cards; outdated cards are not shown after an error. */
type ShownCards<Card> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'none' }
  | { readonly state: 'some'; readonly cards: readonly Card[] };

/** The query of cards. */
type CardsQuery<Card> = {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: readonly Card[] | undefined;
};

export function shownCards<Card>({ status, data }: CardsQuery<Card>): ShownCards<Card> {
  if (status === 'error') return { state: 'failed' };
  if (status === 'pending' || !data) return { state: 'loading' };
  return data.length === 0 ? { state: 'none' } : { state: 'some', cards: data };
}
