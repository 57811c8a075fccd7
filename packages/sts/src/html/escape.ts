const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML text or as the value of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** One element: attributes without a value are left out; `content` is HTML already. */
export function tag(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content: string,
): string {
  return `${openTag(name, attributes)}${content}</${name}>`;
}

/** The opening tag alone. */
export function openTag(name: string, attributes: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  return `<${name}${pairs.join('')}>`;
}
