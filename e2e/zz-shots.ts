import { chromium } from '@playwright/test';
const origin = process.argv[2]; const out='/tmp/related-shots/';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
const shots = JSON.parse(process.argv[3]);
for (const {name,tenant,person='individual',address,width=1440,height=1000,scheme='light',lang,click,hover} of shots) {
  const base = tenant ? origin.replace('localhost', tenant+'.localhost') : origin;
  const ctx = await browser.newContext({ baseURL: base, viewport:{width,height}, colorScheme: scheme, locale: lang ?? 'en-GB' });
  const page = await ctx.newPage();
  await page.goto(base+address);
  await page.locator('#name').fill(person); await page.locator('#password').fill('norma-demo'); await page.locator('#password').press('Enter');
  await page.waitForURL((u)=>!/^\/(login|oidc|implicit)/.test(u.pathname));
  await page.waitForTimeout(3500);
  for (const sel of click ?? []) { await page.locator(sel).first().click(); await page.waitForTimeout(700); }
  await page.screenshot({ path: out+name+'.png' });
  await ctx.close();
}
await browser.close();
