import type { Planned } from '../../documents/index.ts';
import type { Fact } from '../reading/item.ts';

const fieldNames: Record<string, string> = {
  title_text: 'title',
  description_text: 'abstract',
  document_type: 'document type',
  ics: 'ICS',
};

/** What was said besides the documents, as the terminal tells it. */
export function describeFact(fact: Fact): string {
  if (fact.of === 'publisher') return `described  the publisher ${fact.publisher.code}`;
  if (fact.of === 'work-item')
    return `described  the work item ${fact.workItem.publisher_code} ${fact.workItem.number}`;
  return `named      ${fact.names.map(({ path, language }) => `${path} (${language})`).join(', ')}`.slice(
    0,
    200,
  );
}

/** A change as the terminal tells it; nothing where nothing changes. */
export function describeChanges({ document, result, event, changed, statusBefore }: Planned): string[] {
  const { content_code, status } = document;
  if (result === 'added') {
    const kind = event === 'new-edition' ? ', a new edition' : event === 'amendment' ? ', an amendment' : '';
    return [`added      ${content_code}${kind}`];
  }
  if (result !== 'replaced' && result !== 'corrected') return [];
  const details = changed.map((field) =>
    field === 'status' ? `status ${statusBefore} → ${status}` : (fieldNames[field] ?? field),
  );
  return [`replaced   ${content_code}: ${details.join(', ') || 'its text'}`];
}
