import { describe, expect, it } from 'vitest';
import { comeIn } from '../commands/signInByForm.ts';
import { clientId } from '../adapters/identity/provider.ts';
import { aSignInForm } from '../testing/signInForm.ts';
import { startLibrary, type TestLibrary } from '../testing/library.ts';
import { changeTenant } from '../testing/partners.ts';

/** The sign-in page as a browser that sends these headers sees it. */
async function pageOf(library: TestLibrary, cookie = ''): Promise<string> {
  const { path, headers } = await aSignInForm(library);
  const all = { cookie: [headers.cookie, cookie].filter(Boolean).join('; ') };
  return (await library.anyone('GET', path, undefined, all)).text();
}

describe('the language menu before sign-in', () => {
  it('offers all languages by their own names, and marks the one of the page', async () => {
    const library = await startLibrary();
    const page = await pageOf(library, 'locale=DE');
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('<a href="?language=DE" lang="de" hreflang="de" aria-current="true">Deutsch</a>');
    expect(page).toContain('<a href="?language=AR" lang="ar" hreflang="ar">العربية</a>');
    expect(page.match(/href="\?language=/g)).toHaveLength(14);
  });

  it('keeps the choice where the web app finds it, and shows the same page in that language', async () => {
    const library = await startLibrary();
    const { path, headers } = await aSignInForm(library);
    const answer = await library.anyone('GET', `${path}?name=individual&language=FR`, undefined, headers);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${library.origin}${path}?name=individual`);
    expect(answer.headers.get('set-cookie')).toBe('locale=FR; Max-Age=2592000; Path=/; SameSite=Lax');
    const spoken = { cookie: `${headers.cookie}; locale=FR` };
    const page = await (await library.anyone('GET', `${path}?name=individual`, undefined, spoken)).text();
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('value="individual"');
  });

  it('is on the pages for passwords too, and keeps the link by which they were opened', async () => {
    const library = await startLibrary();
    const forgotten = await (await library.anyone('GET', '/forgotten-password')).text();
    expect(forgotten).toContain('href="?language=DE"');
    const dead = await (await library.anyone('GET', '/choose-password?key=gone')).text();
    expect(dead).toContain('href="?key=gone&#38;language=DE"');
    const answer = await library.anyone('GET', '/choose-password?key=gone&language=DE');
    expect(answer.headers.get('location')).toBe(`${library.origin}/choose-password?key=gone`);
  });

  it('is not there where the tenant offers no choice, and an address cannot choose then', async () => {
    const library = await startLibrary();
    await changeTenant(library, { features: [{ code: 'language-selection', enabled: false }] });
    expect(await pageOf(library)).not.toContain('language=');
    const answer = await library.anyone('GET', '/login/x?language=FR');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
  });

  it.each(['XX', 'fr', '%00', 'FR;%20Domain=example'])(
    'takes no other language than its own: %s',
    async (code) => {
      const library = await startLibrary();
      const answer = await library.anyone('GET', `//login/x?language=${code}`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${library.origin}/`));
    },
  );
});

describe('the sign-in page', () => {
  it('leads to the organization and to partners where the tenant names them, and to no one else', async () => {
    const library = await startLibrary();
    expect(await pageOf(library)).not.toContain('Continue with');

    const partner = {
      issuer: 'https://portal.vardal-port.example',
      jwks: { keys: [{ kty: 'EC' }] },
      authType: 'JWT',
      account: 'vardal-port',
    };
    const link = {
      title: 'Port of Vardal',
      titles: { de: 'Hafen <Vardal>' },
      url: 'https://portal.vardal-port.example/library',
    };
    const loginUrl = 'https://login.clearwater.example/enter?brand=nsb';
    await changeTenant(library, { loginUrl, signInPartners: [partner] });
    expect(await pageOf(library)).not.toContain('Continue with');

    await changeTenant(library, {
      loginUrl,
      authenticationMethods: ['PWD', 'SSO'],
      signInPartners: [{ ...partner, link }],
    });
    const page = await pageOf(library);
    const back = encodeURIComponent(`${library.origin}/`);
    expect(page).toContain(`href="${loginUrl}&#38;redirectUrl=${back}"`);
    expect(page).toContain('Continue with your organization');
    expect(page).toContain('href="https://portal.vardal-port.example/library"');
    expect(page).toContain('Continue with Port of Vardal');
    expect(await pageOf(library, 'locale=DE')).toContain('Weiter mit Hafen &#60;Vardal&#62;');
  });

  it('says that the network gives access, and lets a visitor of it read without signing in', async () => {
    const library = await startLibrary();
    expect(await pageOf(library)).not.toContain('You are on the network');
    const networks = [{ account: 'vardal-port', ranges: ['127.0.0.0/8'] }];
    await changeTenant(library, { authenticationMethods: ['PWD', 'IP'], networks });
    const way = { origin: library.origin, clientId, parameters: { prompt: 'login' } };
    const { access_token } = await comeIn(way, async (send) => {
      const { text } = await send();
      expect(text).toContain('You are on the network of <b><bdi>Port Authority of Vardal</bdi></b>');
      expect(text).toContain('>127.0.0.1</bdi>');
      const [, account = ''] =
        /<button class="link" name="account" value="([^"]+)">Read without/.exec(text) ?? [];
      return send({ method: 'POST', form: { account } });
    });
    expect(access_token).not.toBe('');
  });

  it('ends with help and the links of the tenant, each in its own language', async () => {
    const library = await startLibrary();
    const links = [
      { title: 'Privacy', titles: { de: 'Datenschutz' }, url: 'https://nsb.example/privacy' },
      { title: 'Shop', url: 'https://nsb.example/shop' },
    ];
    await changeTenant(library, { contactLink: 'https://nsb.example/help', footer: { links } });
    const foot = /<footer>.*<\/footer>/s.exec(await pageOf(library, 'locale=DE'))?.[0] ?? '';
    expect(foot).toMatch(/href="https:\/\/nsb.example\/help"[^>]*><bdi lang="de">Hilfe</);
    expect(foot).toMatch(/href="https:\/\/nsb.example\/privacy"[^>]*><bdi lang="de">Datenschutz</);
    expect(foot).toMatch(/href="https:\/\/nsb.example\/shop"[^>]*><bdi lang="en">Shop</);

    await changeTenant(library, { contactLink: '', supportEmail: '', footer: {} });
    expect(await pageOf(library)).not.toContain('<footer>');
  });
});
