import { useTenant } from './tenant.ts';

/** The address of the people who help the library's readers. */
export function SupportLink() {
  const { supportEmail } = useTenant();
  return (
    <a href={`mailto:${supportEmail}`}>
      <bdi dir="ltr">{supportEmail}</bdi>
    </a>
  );
}
