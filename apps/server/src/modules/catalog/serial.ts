import type { Serial } from '@norma/editions';
import type { Tenant } from '../../tenant/index.ts';
import type { JournalHeld } from '../documents/index.ts';

/** A journal as lists of titles name it, as this tenant's readers reach it. */
export function serialOf({ first, last }: JournalHeld, tenant: Pick<Tenant, 'origin'>): Serial {
  const { container, publisher_code, publisher_name } = last;
  const issn = last.issn ?? first.issn;
  // A journal has no page of its own: its newest article leads to it.
  const address = new URL('/document/', tenant.origin);
  address.searchParams.set('contentCode', last.content_code);
  return {
    title: container,
    publisher: publisher_name,
    issn,
    // Two publishers may have a journal of one title.
    id: issn ?? `${publisher_code}|${container}`,
    url: address.href,
    first,
    last,
  };
}
