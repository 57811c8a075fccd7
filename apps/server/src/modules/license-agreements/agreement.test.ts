import type { Account } from '@norma/contracts';
import { tenants } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../adapters/pdf-maker/testing/readPdf.ts';
import { TenantSettings } from '../../tenant/settings.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import { saveTenant, type TenantTables } from '../tenants/index.ts';
import type { SessionTables } from '../session/index.ts';

type Answer = { responseData: { value: { licenseContent: string; accepted: boolean } } };

const read = async (client: TestClient): Promise<Answer['responseData']['value']> =>
  ((await (await client('GET', '/api/v1/lca/validate')).json()) as Answer).responseData.value;

const account = async (client: TestClient): Promise<Account> =>
  (await (await client('GET', '/api/account')).json()) as Account;

const print = (client: TestClient, language = 'en') =>
  client('GET', '/api/v1/lca/document', undefined, { 'accept-language': language });

const readPrinted = async (client: TestClient, language?: string) =>
  readPdf(new Uint8Array(await (await print(client, language)).arrayBuffer()));

const sessions = ({ database }: TestLibrary) => database.forTenant<SessionTables>('astm');

describe('the license agreement of an account', () => {
  it('is answered as an article, and whether the person has accepted it [session-054]', async () => {
    const library = await startLibrary();
    const agreement = await read(await library.as('individual'));
    expect(agreement.accepted).toBe(true);
    expect(agreement.licenseContent).toMatch(
      /^<article class="standard" lang="en" dir="ltr">\n<section class="clause">\n<h2 class="clause-heading">What you may do<\/h2>/,
    );
    expect(agreement.licenseContent).toContain('<p>Standards must not be stored on a shared drive');
  });

  it('is accepted once, by each person for themselves, and the account says so [session-053]', async () => {
    const library = await startLibrary();
    const client = await library.as('colleague-2', 'astm', { accepts: false });
    expect(await account(client)).toMatchObject({ lcaAgreementFlag: false, hasLicenceAgreement: true });
    expect((await read(client)).accepted).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      const accepted = await client('POST', '/api/v1/lca/create');
      expect([accepted.status, await accepted.json()]).toEqual([
        200,
        { responseData: { value: { accepted: true } } },
      ]);
    }
    expect(await account(client)).toMatchObject({ lcaAgreementFlag: true });
    const audits = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('principal')
      .where('type', '=', 'licence-accepted')
      .execute();
    expect(audits).toEqual([{ principal: 'colleague-2' }]);
  });

  it('closes the calls as well as the screens until it is accepted, and again when it reads differently', async () => {
    const library = await startLibrary();
    const client = await library.as('colleague-2', 'astm', { accepts: false });
    const codes = async () =>
      Promise.all(
        [
          '/api/documents/pdf/contentCode?contentCode=NSB%7Cnsb-e-214-24',
          '/api/documents/download?contentCode=NSB%7Cnsb-e-214-24',
          '/api/user-subscriptions/current-user/subscriptions',
          '/api/v1/lca/validate',
          '/api/v1/lca/document',
          '/api/account',
        ].map(async (path) => {
          const answer = await client('GET', path);
          return answer.ok ? answer.status : ((await answer.json()) as { code: string }).code;
        }),
      );
    const code = 'agreement-not-accepted';
    expect(await codes()).toEqual([code, code, code, 200, 200, 200]);
    await client('POST', '/api/v1/lca/create');
    expect(await codes()).toEqual([200, 200, 200, 200, 200, 200]);
    await sessions(library).updateTable('license_agreements').set({ text: 'Other terms.' }).execute();
    expect(await codes()).toEqual([code, code, code, 200, 200, 200]);
  });

  it('has to be accepted again when it reads differently', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await sessions(library).updateTable('license_agreements').set({ text: 'Other terms.' }).execute();
    expect(await account(client)).toMatchObject({ lcaAgreementFlag: false });
    await client('POST', '/api/v1/lca/create');
    expect(await account(client)).toMatchObject({ lcaAgreementFlag: true });
  });

  it('is text whatever is in it, in its own language and direction', async () => {
    const library = await startLibrary();
    const text = '# <script>alert(1)</script>\n\n<img src=x onerror="alert(1)"> & so on\n\nشروط\n\n## ثانيًا';
    await sessions(library).updateTable('license_agreements').set({ text, language: 'ar' }).execute();
    expect((await read(await library.as('individual'))).licenseContent).toBe(
      [
        '<article class="standard" lang="ar" dir="rtl">',
        '<section class="clause">',
        '<h2 class="clause-heading">&lt;script&gt;alert(1)&lt;/script&gt;</h2>',
        '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; so on</p>',
        '<p>شروط</p>',
        '</section>',
        '<section class="clause">',
        '<h2 class="clause-heading">ثانيًا</h2>',
        '</section>',
        '</article>',
      ].join('\n'),
    );
  });

  it('that does not exist is told so, and holds no one up', async () => {
    const client = await (await startLibrary()).as('company');
    expect(await account(client)).toMatchObject({ lcaAgreementFlag: true, hasLicenceAgreement: false });
    for (const [method, path] of [
      ['GET', '/api/v1/lca/validate'],
      ['POST', '/api/v1/lca/create'],
      ['GET', '/api/v1/lca/document'],
    ] as const) {
      const refused = await client(method, path);
      expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'agreement-not-found' }]);
    }
  });

  it('is the tenant’s where the account has none', async () => {
    const library = await startLibrary();
    await sessions(library).deleteFrom('license_agreements').execute();
    const client = await library.as('individual');
    expect((await client('GET', '/api/v1/lca/validate')).status).toBe(404);
    const licenceAgreement = { language: 'en', text: 'Terms of the whole library.' };
    await saveTenant(
      library.database.withoutTenant<TenantTables>(),
      TenantSettings.parse({ ...tenants[0], licenceAgreement }),
      true,
    );
    await expect
      .poll(async () => (await client('GET', '/api/v1/lca/validate')).status, { timeout: 20_000 })
      .toBe(200);
    expect((await read(client)).licenseContent).toContain('<p>Terms of the whole library.</p>');
  });

  it('is of its own tenant alone', async () => {
    const library = await startLibrary();
    await sessions(library).updateTable('license_agreements').set({ text: 'Other terms.' }).execute();
    expect((await read(await library.as('individual'))).licenseContent).toContain('Other terms.');
    expect((await read(await library.as('individual', 'api'))).licenseContent).toContain('What you may do');
  });
});

describe('the license agreement as a PDF', () => {
  it('is tagged, says its language, and holds the text and whom to ask', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await print(client);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('filename="License agreement.pdf"');
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf).toMatchObject({ title: 'License agreement', language: 'en', isTagged: true, claimsUa: true });
    expect(pdf.outline).toContain('What you may do');
    expect(pdf.text).toContain('Standardsmustnotbestoredonashareddrive');
    expect(pdf.text).toContain('support@nsb-library.example');
  });

  it('is in its own language, under a title in the reader’s', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await readPrinted(client, 'de')).toMatchObject({
      title: 'Lizenzvertrag',
      language: 'en',
      claimsUa: true,
    });
    await sessions(library)
      .updateTable('license_agreements')
      .set({ text: '# شروط\n\nRead #panic(1).', language: 'ar' })
      .execute();
    const arabic = await readPrinted(client, 'ja');
    expect(arabic).toMatchObject({ title: '利用許諾契約', language: 'ar', claimsUa: true });
    expect(arabic.text).toContain('#panic(1)');
  });

  it('is of an undetermined language where its own is not named by a tag', async () => {
    const library = await startLibrary();
    await sessions(library).updateTable('license_agreements').set({ language: 'plain words' }).execute();
    expect(await readPrinted(await library.as('individual'))).toMatchObject({
      language: 'und',
      isTagged: true,
    });
  });

  it('is that of the reader’s own account, as it reads now', async () => {
    const library = await startLibrary();
    const [own, other] = [await library.as('individual'), await library.as('company')];
    expect((await readPrinted(own)).text).toContain('HalvorsenConsulting');
    await sessions(library)
      .insertInto('license_agreements')
      .values({
        tenant: 'astm',
        account_id: 'vardal-port',
        language: 'en',
        text: 'Terms of others.',
        set_at: new Date(),
      })
      .execute();
    expect((await readPrinted(other)).text).toContain('Termsofothers.');
    expect((await readPrinted(own)).text).not.toContain('Termsofothers.');
    await sessions(library)
      .updateTable('license_agreements')
      .set({ text: 'New terms.' })
      .where('account_id', '=', 'halvorsen')
      .execute();
    expect((await readPrinted(own)).text).toContain('Newterms.');
    expect((await readPrinted(other)).text).toContain('Termsofothers.');
  });
});
