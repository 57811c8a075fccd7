import { useTenant } from './tenant.ts';

/** The address of the people who help the library's readers; nothing where the library names none. */
export function SupportLink() {
  const { supportEmail } = useTenant();
  if (!supportEmail) return null;
  return (
    <a href={`mailto:${supportEmail}`}>
      <bdi dir="ltr">{supportEmail}</bdi>
    </a>
  );
}
