import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium.ts';
import { signIn } from './people.ts';
const base = process.argv[2]!;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments });
// who tenant path label width lang scheme
const jobs = JSON.parse(process.argv[3]!) as { who: string; tenant?: string; path: string; label: string; width?: number; lang?: string; dark?: boolean; prepare?: string }[];
for (const job of jobs) {
  const url = new URL(base);
  if (job.tenant) url.hostname = `${job.tenant}.localhost`;
  const context = await browser.newContext({ baseURL: url.origin, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: job.dark ? 'dark' : 'light', viewport: { width: job.width ?? 1440, height: (job.width ?? 1440) < 500 ? 844 : 900 } });
  if (job.lang) await context.addCookies([{ name: 'locale', value: job.lang, url: url.origin }]);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(job.label, m.text()));
  await signIn(page, job.who as never, '/');
  if (job.prepare === 'keep') {
    await page.evaluate(async () => {
      const kept = Object.keys(sessionStorage).find((n) => n.startsWith('oidc.user:')) ?? '';
      const { access_token } = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      const found = await (await fetch('/api/documents/unified-search?size=25', { method: 'POST', headers, body: JSON.stringify({ keywords: 'test' }) })).json();
      const all = found.list ?? found.content ?? found.results ?? found.documents ?? Object.values(found).find(Array.isArray);
      let n = 0;
      for (const each of all as { contentCode: string }[]) {
        if (n > 8) break;
        const m = await (await fetch(`/api/documents/metadata?contentCode=${encodeURIComponent(each.contentCode)}`, { headers })).json();
        const r = await fetch('/api/content-favorites', { method: 'POST', headers, body: JSON.stringify({ content: { contentId: m.contentId } }) });
        if (r.ok) n += 1;
        await fetch(`/api/tracked-documents?contentCode=${encodeURIComponent(each.contentCode)}`, { method: 'POST', headers });
      }
    });
  }
  await page.goto(job.path);
  await page.getByRole('tabpanel').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/hp/${job.label}.png`, fullPage: true });
  await context.close();
}
await browser.close();
