import type { ReactElement } from 'react';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTenant } from '../session/index.ts';
import { useSupportWords } from './useSupportWords.ts';
import styles from './NoAccessText.module.css';

/** The tenant's words to a reader who is not entitled to a document, with links to who answers for it. */
export function NoAccessText({ designation }: { designation: string }) {
  const t = useMessages('documents');
  const { title, supportEmail: email, 'content-access-messages': messages } = useTenant();
  const { 'support-phone': phone, 'contact-link': contact, 'error-message-key': key } = messages;
  const text = t('noAccessText', useSupportWords(designation, key));
  const ways = [
    { name: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    { name: email, href: `mailto:${email}` },
  ];
  return (
    <div className={styles.text}>
      <p>{ways.reduce<Part[]>(withLinks, [text])}</p>
      {contact && (
        <p>
          <a href={contact} target="_blank" rel="noopener noreferrer">
            {t('contactIt', { tenant: title })}
          </a>
        </p>
      )}
    </div>
  );
}

type Part = string | ReactElement;

/** Makes a link of each place at which a text names a way to reach someone. */
function withLinks(parts: readonly Part[], { name, href }: { name: string; href: string }): Part[] {
  if (!name) return [...parts];
  return parts.flatMap((part) =>
    typeof part !== 'string'
      ? [part]
      : part.split(isolateLtr(name)).flatMap((piece, at): Part[] =>
          at === 0
            ? [piece]
            : [
                <a key={href} href={href}>
                  <bdi dir="ltr">{name}</bdi>
                </a>,
                piece,
              ],
        ),
  );
}
