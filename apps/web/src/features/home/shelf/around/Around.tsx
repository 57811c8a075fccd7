import { useTenant } from '../../../session/index.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { Tips } from './Tips.tsx';
import styles from './Around.module.css';

/** What the tenant has beside its documents: advice, its other places, and its community. */
export function Aside() {
  const { 'tips-tricks': tips, 'external-urls': places, isStandardsBody } = useTenant();
  const hasAside = places.length > 0 || isStandardsBody;
  if (tips.length === 0 && !hasAside) return null;
  return (
    <div className={styles.around}>
      {tips.length > 0 && <Tips tips={tips} />}
      {hasAside && (
        <div className={styles.aside}>
          {isStandardsBody && <Community />}
          {places.length > 0 && <Places />}
        </div>
      )}
    </div>
  );
}

/** Whoever uses standards may take part in them. */
function Community() {
  const words = useMessages('dashboard');
  const { 'member-site-url': members } = useTenant();
  return (
    <section aria-label={words('community')}>
      <h2 className={styles.title}>{words('community')}</h2>
      <p className={styles.text}>{words('community.text')}</p>
      {members && <OutsideLink href={members}>{words('community.open')}</OutsideLink>}
    </section>
  );
}

/** The tenant's places outside of the library. */
function Places() {
  const words = useMessages('dashboard');
  const { 'external-urls': places, publisherName: publisher } = useTenant();
  const title = words('places', { publisher });
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {places.map((place, at) => (
          <li key={`${at} ${place.url}`}>
            <OutsideLink className={styles.place} href={place.url}>
              <bdi>{place.title}</bdi>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
