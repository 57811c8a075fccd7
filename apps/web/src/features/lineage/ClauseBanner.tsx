import type { ClauseLanding } from '@norma/contracts';
import { IconArrowRight, IconArrowsDiff, IconLink, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { isolateLtr } from '../../i18n/isolate.ts';
import { type Translate, useMessages } from '../../i18n/useMessages.ts';
import { clausePath, hasFeature, type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { comparisonPath, documentPath } from '../documents/index.ts';

import { linkIn } from './linkState.ts';
import { landingQuery, type ClauseLink } from './queries.ts';
import styles from './ClauseBanner.module.css';

/** Banner for readers who opened a clause link: how the clause has changed since the linked edition. */
export function ClauseBanner({ document }: Pick<PartProps, 'document'>) {
  const { state } = useLocation();
  const link = linkIn(state);
  return link && <Landed key={link.line} link={link} contentCode={document.contentCode} />;
}

function Landed({ link, contentCode }: { link: ClauseLink; contentCode: string }) {
  const t = useMessages('lineage');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const library = useLibrary();
  const { data } = useQuery(landingQuery(link));
  const banner = useRef<HTMLElement>(null);
  const isShown = data !== undefined;
  useEffect(() => (isShown ? keepRoom(banner.current) : undefined), [isShown]);
  // A link to what is in force as it is needs no words; and another document is not where it led.
  if (!data || data.target.contentCode !== contentCode || data.relation === null) return null;
  const { linked, target, relation, change, others, deletedIn } = data;
  const isElsewhere = linked.contentCode !== target.contentCode;
  if (!isElsewhere && relation === 'same' && target.isInForce) return null;
  const close = (): void =>
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  const { isDrm } = library;
  const place = (clause: ClauseLanding['clause']) =>
    clause?.page ? { tab: 'pdf' as const, page: clause.page } : { clause: clause?.id ?? null };
  return (
    <section className={styles.banner} ref={banner} aria-label={t('banner')}>
      <IconLink className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <div className={styles.words}>
        <p className={styles.first} role="status">
          <Whereabouts landing={data} />
        </p>
        {change?.first && (
          <p className={styles.more}>
            <bdi>
              <VisuallyHidden>{t('was')} </VisuallyHidden>
              <del>{change.first.before || t('nothing')}</del>
            </bdi>
            <IconArrowRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />
            <bdi>
              <VisuallyHidden>{t('is')} </VisuallyHidden>
              <ins>{change.first.after || t('nothing')}</ins>
            </bdi>
          </p>
        )}
        {change?.isReady === false && <p className={styles.more}>{t('comparing')}</p>}
        {relation === 'deleted' && deletedIn && (
          <p className={styles.more}>{t('deletedLast', { edition: isolateLtr(target.designation) })}</p>
        )}
        {!target.isInForce && relation !== 'deleted' && <p className={styles.more}>{t('notInForce')}</p>}
        {others.length > 0 && (
          <p className={styles.more}>
            {t(relation === 'merged' ? 'mergedWith' : 'otherParts')}{' '}
            {others.map(({ line, number, title, contentCode: code }, at) => (
              <span key={line}>
                {at > 0 && ' · '}
                <Link className={styles.link} to={clausePath(line, code)}>
                  <bdi>{`${number} ${title}`.trim() || t('unnamed')}</bdi>
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {change?.isReady && change.similarity !== null && (
        <Similarity landing={data} share={change.similarity} />
      )}
      <div className={styles.ways}>
        {isElsewhere && linked.clause && (
          <Link
            className={styles.way}
            to={documentPath({ contentCode: linked.contentCode, isDrm, ...place(linked.clause) })}
          >
            {t('openLinked')}
          </Link>
        )}
        {change && hasFeature(library, 'version-compare') && (
          <Button
            icon={<IconArrowsDiff size={16} stroke={1.6} aria-hidden />}
            onClick={() =>
              void navigate(
                comparisonPath({
                  contentCode: target.contentCode,
                  compare: linked.contentCode,
                  tab: 'html',
                  isDrm,
                }),
                { state: { back: pathname + search + hash } },
              )
            }
          >
            {t('compare')}
          </Button>
        )}
        <IconButton label={t('close')} onClick={close}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

/** Tells the page how much of the text the banner covers while it stays above it. */
function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  const page = banner?.closest('article');
  if (!banner || !page) return undefined;
  const observer = new ResizeObserver(() => page.style.setProperty('--banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    page.style.removeProperty('--banner');
  };
}

/** "Linked as 9.4 in E 214-21. Now 9.2.1: moved, 84 % the same, 1 change in requirements." */
function Whereabouts({ landing }: { landing: ClauseLanding }) {
  const t = useMessages('lineage');
  const list = useListFormat();
  const { linked, clause, deletedIn, relation } = landing;
  const edition = isolateLtr(linked.designation);
  const number = linked.clause?.number;
  const before = number ? t('linkedAs', { number: isolateLtr(number), edition }) : t('linkedIn', { edition });
  if (relation === 'deleted')
    return `${before} ${deletedIn ? t('deletedIn', { edition: isolateLtr(deletedIn.designation) }) : t('gone')}`;
  const facts = list(factsOf(landing, t));
  const after = clause?.number
    ? t('now', { number: isolateLtr(clause.number), facts })
    : t('nowHere', { facts });
  return `${before} ${after}`;
}

function factsOf({ relation, change }: ClauseLanding, t: Translate<'lineage'>): string[] {
  if (relation === null || relation === 'deleted') return [];
  const facts = [t(`relation.${relation}`)];
  if (!change?.isReady) return facts;
  if (change.similarity !== null) facts.push(t('share', { share: change.similarity }));
  if (change.normative > 0) facts.push(t('normative', { count: change.normative }));
  return facts;
}

/** The share of equal words as a dimension line. */
function Similarity({ landing, share }: { landing: ClauseLanding; share: number }) {
  const t = useMessages('lineage');
  const { number } = landing.linked.clause ?? {};
  return (
    <div className={styles.similarity} aria-hidden>
      <div className={styles.scale}>
        <span className={styles.equal} style={{ inlineSize: `${share * 100}%` }} />
        <span className={styles.share}>{t('share', { share })}</span>
      </div>
      {number && <span className={styles.of}>{t('wordsOf', { number: isolateLtr(number) })}</span>}
    </div>
  );
}
