import { familyKeyOf, type Relation } from '@norma/editions';
import type { StsDocument } from '@norma/sts';
import type { NewWorkItem } from '../../documents/index.ts';

/**
 * The work that the text of a work item tells of, on its own family and on what it is to revise. Custom metadata say
 * `work-item-initiated` (ISO 8601), `technical-contact`, and a `ballot` for each, as `A03-2026-05; item 3; Closed`.
 */
export function workItemOf(standard: StsDocument, relations: readonly Relation[]): NewWorkItem {
  const { designation, publisher, custom, title } = standard;
  const revised = relations.filter(({ type }) => type === 'revision-of');
  const keys = [{ designation }, ...revised].map((each) =>
    familyKeyOf({ publisher: publisher.code, designation: each.designation }),
  );
  const prefix = `${publisher.code} `;
  const [initiated] = custom['work-item-initiated'] ?? [];
  return {
    publisher_code: publisher.code,
    number: designation.startsWith(prefix) ? designation.slice(prefix.length) : designation,
    title: title.plain,
    initiated_on: initiated && isDay(initiated) ? initiated : null,
    technical_contact: custom['technical-contact']?.[0] ?? null,
    family_keys: [...new Set(keys)],
    ballots: (custom['ballot'] ?? []).map(ballotOf),
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function ballotOf(text: string): NewWorkItem['ballots'][number] {
  const [number = '', item = '', ...status] = text.split(';').map((part) => part.trim());
  return { number, item: item.replace(/^item\s+/i, ''), status: status.join('; ') };
}
