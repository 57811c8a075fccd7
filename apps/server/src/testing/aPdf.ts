/** A small PDF of so many pages, each with one line of text. */
export function aPdf(pages: number): Buffer {
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  const add = (body: string): void => {
    offsets.push(text.length);
    text += `${offsets.length} 0 obj${body}endobj\n`;
  };
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ');
  add('<</Type/Catalog/Pages 2 0 R>>');
  add(`<</Type/Pages/Count ${pages}/Kids[${kids}]>>`);
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  for (let page = 0; page < pages; page += 1) {
    const drawing = `BT /F1 12 Tf 72 720 Td (Torque of page ${page + 1}) Tj ET`;
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + page * 2} 0 R>>`,
    );
    add(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream `);
  }
  const start = text.length;
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${places}`;
  text += `trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
