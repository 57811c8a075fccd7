import { parse } from 'node:querystring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('the name of a saved file', () => {
  it.each([
    ['NSB E 214-24.ris', `attachment; filename="NSB E 214-24.ris"; filename*=UTF-8''NSB%20E%20214-24.ris`],
    [
      'NSB/HI 4410:2022.xml',
      `attachment; filename="NSB-HI 4410-2022.xml"; filename*=UTF-8''NSB-HI%204410-2022.xml`,
    ],
    [
      'مواصفة ١٢.json',
      `attachment; filename="document.json"; filename*=UTF-8''${encodeURIComponent('مواصفة ١٢')}.json`,
    ],
    ['Norme é.xml', `attachment; filename="Norme e.xml"; filename*=UTF-8''Norme%20%C3%A9.xml`],
    [
      'a"; filename="b\r\nSet-Cookie: x.xml',
      `attachment; filename="a-- filename=-bSet-Cookie- x.xml"; filename*=UTF-8''a-%3B%20filename%3D-bSet-Cookie-%20x.xml`,
    ],
  ])('%j is told in every script and breaks nothing', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  it('is one header of plain letters, and the name again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = attachment(`${name}.ris`);
        expect(header).toMatch(/^attachment; filename="[^"\\%;]+"; filename\*=UTF-8''[A-Za-z0-9.%_~!-]+$/);
        const [, told = ''] = header.split("UTF-8''");
        expect(Object.keys(parse(told))[0]).toMatch(/\.ris$/);
      }),
    );
  });
});
