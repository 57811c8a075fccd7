/** The ways to reach those who help that a message names. */
export type Ways = 'both' | 'phone' | 'email' | 'none';

/** Names the ways that there are; none where the tenant's key, such as `document.noPdf.plain`, asks for a plain message. */
export function waysOf({ phone, email }: { phone: string; email: string }, messageKey: string): Ways {
  if (messageKey.endsWith('.plain')) return 'none';
  if (phone && email) return 'both';
  if (phone) return 'phone';
  return email ? 'email' : 'none';
}
