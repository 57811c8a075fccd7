import { expect, it } from 'vitest';
import { isRobot } from './robots.ts';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'Scrapy/2.11 (+https://scrapy.org)',
  'curl/8.5.0',
  'python-requests/2.31.0',
  'W3C-checklink/4.81 libwww-perl/6.05',
])('takes %s for a program that gathers pages', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X30) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
])('takes %s for a person’s browser', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
