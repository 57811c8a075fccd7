import { isOpen, isPermitted, toScreen, type Entry, type Known } from './entries.ts';

/** What helps readers on: only where the tenant has a help menu, and for a person of whom we know the kind. */
export function helpEntries(known: Known): Entry[] {
  const { tenant, account } = known;
  if (tenant.helpMenu.length === 0 || !account.userType || !isPermitted(known, 'HELP')) return [];
  const screens = [toScreen('VIDEO_TUTORIALS', '/video'), toScreen('MORE_RESOURCES', '/user-resources')];
  const topics = tenant.helpMenu.flatMap((group) => group.topics);
  const sites = tenant['external-urls'].filter(({ position }) => position === 'left');
  return [
    ...screens.filter((entry) => 'to' in entry && isOpen(known, entry.to)),
    ...topics.map(({ id, title, titles }): Entry => ({
      key: `topic ${id}`,
      name: { title, titles, guide: id },
      topic: id,
    })),
    ...sites.map(({ title, titles, url: href }, index): Entry => ({
      key: `${index} ${href}`,
      name: { title, titles },
      href,
    })),
  ];
}
