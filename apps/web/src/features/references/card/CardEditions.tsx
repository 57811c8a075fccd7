import type { ReferenceCard } from '@norma/contracts';
import { DimensionLine } from '../../../ui/layout/DimensionLine.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { designationParts } from '../../../ui/text/designationParts.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { axisOf } from '../../../ui/charts/timeAxis.ts';
import styles from './ReferenceCard.module.css';

/** As many editions as have room beside each other on a card. */
const mostEditions = 8;
/** The share of the axis that an edition takes at least. */
const roomOf = 0.12;

/** The editions to scale, and how many years lie between what is cited and what is in force. Time runs to the right. */
export function CardEditions({ card: { edition, inForce, editions: all } }: { card: ReferenceCard }) {
  const t = useMessages('references');
  const editions = all.slice(-mostEditions);
  if (editions.length < 2 || !edition) return null;
  const { stations, ticks } = axisOf(
    editions.map(({ year }) => year),
    roomOf,
  );
  const roleOf = (contentCode: string): 'both' | 'cited' | 'inForce' | undefined => {
    const isCited = contentCode === edition.contentCode;
    if (contentCode !== inForce?.contentCode) return isCited ? 'cited' : undefined;
    return isCited ? 'both' : 'inForce';
  };
  const at = (role: 'cited' | 'inForce'): number | undefined =>
    stations[editions.findIndex(({ contentCode }) => roleOf(contentCode) === role)]?.at;
  const [from, to] = [at('cited'), at('inForce')];
  const years = edition.year !== null && inForce?.year ? inForce.year - edition.year : 0;
  return (
    <div
      className={styles.editions}
      dir="ltr"
      role="group"
      aria-label={t('card.editions', { designation: isolateLtr(edition.designation) })}
    >
      {from !== undefined && to !== undefined && to > from && (
        <div className={styles.span} style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}>
          {years > 0 && <DimensionLine>{t('card.years', { count: years })}</DimensionLine>}
        </div>
      )}
      {ticks.map(({ year, at: place }) => (
        <span className={styles.tick} key={year} style={{ left: `${place * 100}%` }} aria-hidden />
      ))}
      <ul>
        {editions.map(({ designation, contentCode, year }, index) => {
          const role = roleOf(contentCode);
          return (
            <li
              className={styles.station}
              key={contentCode}
              style={{ left: `${(stations[index]?.at ?? 0) * 100}%` }}
              data-role={role}
            >
              <span className={styles.year} aria-hidden>
                {designationParts(designation).year.trim() || year}
              </span>
              <VisuallyHidden>{designation}</VisuallyHidden>
              <span className={styles.dot} />
              {role && (
                <span className={styles.role}>
                  {t(role === 'cited' ? 'card.citedHere' : 'card.inForceHere')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
