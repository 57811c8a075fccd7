import type { Generated } from 'kysely';
import { vi } from 'vitest';
import type { TestLibrary } from '../../../testing/library.ts';
import type { TextPlaces } from '../../documents/index.ts';
import { found } from './answers.ts';

type DocumentParams = {
  readonly designation: string;
  readonly family?: string;
  readonly publisher?: string;
  readonly language?: string;
  readonly title?: string;
  readonly description?: string;
  readonly body?: string;
  readonly places?: TextPlaces;
  readonly keywords?: string[];
  readonly status?: string;
  readonly year?: number;
};

/** What must be said of every document; the rest has a default. */
type Tables = {
  families: { id: Generated<number>; key: string; publisher_code: string; designation: string };
  documents: {
    content_code: string;
    family_id: number;
    publisher_code: string;
    designation: string;
    edition: string;
    edition_year: number;
    published_on: string;
    language: string;
    is_translation: boolean;
    title_html: string;
    title_text: string;
    description_html: string;
    description_text: string;
    body_text: string;
    text_places: string | null;
    keywords: string[];
    document_type: string;
    status: string;
    source_hash: string;
    imported_at: Date;
  };
};

/** Adds documents to a library, of which a test says only what matters, and waits until they are found. */
export async function addDocuments(
  library: TestLibrary,
  ...documents: readonly DocumentParams[]
): Promise<void> {
  const db = library.database.withoutTenant<Tables>();
  const familyOf = async ({
    publisher = 'NSB',
    designation,
    family = designation,
  }: DocumentParams): Promise<number> => {
    const known = await db.selectFrom('families').select('id').where('key', '=', family).executeTakeFirst();
    const values = { key: family, publisher_code: publisher, designation: family };
    const { id } =
      known ?? (await db.insertInto('families').values(values).returning('id').executeTakeFirstOrThrow());
    return id;
  };
  for (const document of documents) {
    const { publisher = 'NSB', designation, language = 'en', year = 2020 } = document;
    const {
      title = 'Something Added',
      description = '',
      body = '',
      places,
      keywords = [],
      status = 'Active',
    } = document;
    const values = {
      content_code: codeOf(document),
      family_id: await familyOf(document),
      publisher_code: publisher,
      designation,
      edition: String(year),
      edition_year: year,
      published_on: `${year}-03-01`,
      language,
      is_translation: language !== 'en',
      title_html: title,
      title_text: title,
      description_html: description,
      description_text: description,
      body_text: body,
      text_places: places ? JSON.stringify(places) : null,
      keywords,
      document_type: 'Standard',
      status,
      source_hash: codeOf(document),
      imported_at: new Date(),
    };
    await db.insertInto('documents').values(values).execute();
  }
  const client = await library.as('operator', 'demowl');
  const codes = documents.map(codeOf);
  await vi.waitFor(
    async () => {
      const { documents: all } = await found(client, {}, '?size=100');
      const missing = codes.filter((code) => !all.some(({ contentCode }) => contentCode === code));
      if (missing.length > 0) throw new Error(`Not found yet: ${missing.join(', ')}`);
    },
    { timeout: 20_000 },
  );
}

const codeOf = ({ publisher = 'NSB', designation, language = 'en' }: DocumentParams): string =>
  `${publisher}|${designation}|${language}`;
