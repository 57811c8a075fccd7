import type { IssueKind } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentTables, Texts } from '../documents/index.ts';
import type { DeliveryReader } from '../imports/index.ts';
import { hashOfFile } from './hashOfFile.ts';
import { referencesNowhere } from './referencesNowhere.ts';
import type { Subject } from './subjects.ts';

/** Something that is broken about a document. */
export type Issue = {
  readonly contentId: number;
  readonly kind: IssueKind;
  readonly details: readonly string[];
};

/** What looking at documents takes. */
export type Looking = {
  readonly db: Kysely<DocumentTables>;
  readonly files: FileStore;
  /** Makes the PDFs that are missing; null where no one wants them made before they are asked for. */
  readonly texts: Pick<Texts, 'pdf'> | null;
  readonly reader: Pick<DeliveryReader, 'readSource'>;
};

const textKinds = new Set(['sts', 'html', 'pdf']);

/** Looks at documents, and tells what is broken about them. */
export async function issuesOf(subjects: readonly Subject[], parts: Looking): Promise<Issue[]> {
  const nowhere = await referencesNowhere(parts.db, subjects);
  const faults: Issue[] = [];
  for (const subject of subjects) {
    const { contentId } = subject;
    const found = (kind: IssueKind, details: readonly string[]): Issue => ({ contentId, kind, details });
    faults.push(...(await issuesOfFiles(subject, parts)));
    if (subject.isUnread) faults.push(found('references-unread', []));
    const lost = nowhere.get(contentId) ?? [];
    if (lost.length > 0) faults.push(found('references-nowhere', lost));
    if (subject.unknownStatus !== null) faults.push(found('status-unknown', [subject.unknownStatus]));
  }
  return faults;
}

async function issuesOfFiles(subject: Subject, { db, files, texts, reader }: Looking): Promise<Issue[]> {
  const { contentId, isAvailable } = subject;
  const kinds = new Set(subject.files.map(({ kind }) => kind));
  if (isAvailable && ![...kinds].some((kind) => textKinds.has(kind)))
    return [{ contentId, kind: 'no-text', details: [] }];
  const missing = new Set<string>();
  const damaged = new Set<string>();
  const unreadable = new Set<string>();
  for (const { kind, key, bytes } of subject.files) {
    const size = await files.size(key);
    if (size === null) missing.add(kind);
    else if (size !== bytes || (await hashOfFile(files, key, size)) !== key) damaged.add(kind);
    else if (kind === 'sts' && 'problem' in (await reader.readSource(await files.read(key))))
      unreadable.add(kind);
  }
  const hasSource = kinds.has('sts') && !missing.has('sts') && !damaged.has('sts') && !unreadable.has('sts');
  const isPdfLacking =
    hasSource && !kinds.has('pdf') && texts !== null && !(await isMade(texts, db, contentId));
  const faults: [IssueKind, ReadonlySet<string>][] = [
    ['file-missing', missing],
    ['file-damaged', damaged],
    ['text-unreadable', unreadable],
    ['pdf-not-made', new Set(isPdfLacking ? ['pdf'] : [])],
    ['html-not-made', new Set(hasSource && !kinds.has('html') ? ['html'] : [])],
  ];
  return faults
    .filter(([, details]) => details.size > 0)
    .map(([kind, details]) => ({ contentId, kind, details: [...details] }));
}

/** Whatever keeps a PDF from being made, readers would meet it as well. */
const isMade = (texts: Pick<Texts, 'pdf'>, db: Kysely<DocumentTables>, contentId: number): Promise<boolean> =>
  texts.pdf(db, contentId).then(
    (pdf) => pdf !== null,
    () => false,
  );
