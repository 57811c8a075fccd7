/**
 * A Content-Disposition that has a file saved under a name in any script (RFC 6266): the name itself for everyone
 * who reads RFC 8187, and one of plain letters for everyone else. A path, a quote or a line end in it stays text.
 */
export function attachment(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .trim();
  const plain = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[%;]/g, '-')
    .trim();
  const extension = /\.[a-z0-9]{1,10}$/i.exec(plain)?.[0] ?? '';
  const named = plain.length > extension.length ? plain : `document${extension}`;
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${named}"; filename*=UTF-8''${encoded}`;
}
