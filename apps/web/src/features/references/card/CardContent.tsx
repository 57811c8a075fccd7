import type { ReferenceCard } from '@norma/contracts';
import type { TextReference } from '@norma/reader';
import { IconArrowsDiff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { comparisonPath, documentPath, DocumentLink } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { CardEditions } from './CardEditions.tsx';
import { cardQuery, pathOfCard } from './useReferenceLinks.ts';
import styles from './ReferenceCard.module.css';

type Props = {
  reference: TextReference;
  contentCode: string;
  onFollow: () => void;
  /** Absent where the card has no button to close it. */
  onClose: (() => void) | null;
};

/** What is known of a reference: what it is, how old it is, what is in force, and whether the reader may open it. */
export function CardContent({ reference, contentCode, onFollow, onClose }: Props) {
  const t = useMessages('references');
  const { t: ui } = useTranslation();
  const { data: card, error, refetch } = useQuery(cardQuery(contentCode, reference));
  const close = onClose && (
    <IconButton label={t('card.close')} onClick={onClose}>
      <IconX size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
  if (error)
    return (
      <div className={styles.body} role="alert">
        <p className={styles.said}>{t('card.failed')}</p>
        <Button onClick={() => void refetch()}>{ui('ui.tryAgain')}</Button>
        {close}
      </div>
    );
  if (!card)
    return (
      <div className={styles.body}>
        <p className={styles.said} role="status">
          {t('card.loading')}
        </p>
        {close}
      </div>
    );
  const { edition } = card;
  return (
    <>
      <div className={styles.body}>
        <div className={styles.head}>
          <Designation value={edition?.designation ?? card.designation} />
          {edition && <Status status={edition.status} />}
          {close}
        </div>
        {edition && (
          <p className={styles.title}>
            <bdi>{edition.title}</bdi>
          </p>
        )}
        <CardEditions card={card} />
      </div>
      <Facts card={card} />
      {edition && <Verbs card={card} reference={reference} onFollow={onFollow} />}
    </>
  );
}

function Facts({ card }: { card: ReferenceCard }) {
  const t = useMessages('references');
  const { edition, inForce, replacement, isDated } = card;
  return (
    <dl className={styles.facts}>
      <Fact name={t('card.edition')}>
        {inForce ? (
          <span className={styles.pair}>
            <Designation value={inForce.designation} size="table" />
            <Status status={inForce.status} />
          </span>
        ) : (
          t('card.noneInForce')
        )}
      </Fact>
      {replacement && (
        <Fact name={t('card.replacement')}>
          {replacement.contentCode === null ? (
            <Designation value={replacement.designation} size="table" />
          ) : (
            <DocumentLink contentCode={replacement.contentCode}>
              <Designation value={replacement.designation} size="table" />
            </DocumentLink>
          )}
        </Fact>
      )}
      <Fact name={t('card.reference')}>{t(isDated ? 'card.dated' : 'card.undated')}</Fact>
      {edition && (
        <Fact name={t('card.access')}>
          {t(edition.access.isEntitled ? 'card.subscribed' : 'card.unsubscribed')}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Verbs({
  card,
  reference,
  onFollow,
}: {
  card: ReferenceCard;
  reference: TextReference;
  onFollow: () => void;
}) {
  const t = useMessages('references');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const { edition, inForce, clause } = card;
  const path = pathOfCard(card, reference, isDrm);
  if (!edition || path === null) return null;
  const isOlder = inForce !== null && inForce.contentCode !== edition.contentCode;
  const isComparable = isOlder && edition.access.isEntitled && inForce.access.isEntitled;
  const number = clause?.number ?? reference.clauses[0];
  return (
    <div className={styles.verbs}>
      <Link className={styles.verb} to={path} onClick={onFollow}>
        {number === undefined ? t('card.open') : t('card.openClause', { clause: number })}
      </Link>
      {isOlder && (
        <Link
          className={styles.verb}
          to={documentPath({ contentCode: inForce.contentCode, isDrm })}
          onClick={onFollow}
        >
          {t('card.openInForce')}
        </Link>
      )}
      {isComparable && (
        <Link
          className={styles.compare}
          to={comparisonPath({ contentCode: inForce.contentCode, compare: edition.contentCode, isDrm })}
          onClick={onFollow}
        >
          <IconArrowsDiff size={16} stroke={1.6} aria-hidden />
          {t('card.compare')}
        </Link>
      )}
    </div>
  );
}
