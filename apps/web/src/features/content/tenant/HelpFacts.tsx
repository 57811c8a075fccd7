import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Lines } from './Lines.tsx';

/** What readers are offered to help themselves. */
export function HelpFacts({ tenant: { helpMenu, resources, catalogues } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const list = useListFormat();
  const topics = helpMenu.flatMap((group) =>
    group.topics.map(({ title, isOwn, languages }) => {
      const guide = isOwn ? list(languages.map((tag) => languageName(tag))) : words('tenant.guide');
      return `${title} (${guide})`;
    }),
  );
  const facts = [
    ['tenant.helpMenu', topics],
    ['tenant.resources', resources.map((tag) => languageName(tag))],
    ['tenant.catalogues', catalogues.map(({ title }) => title)],
  ] as const;
  return (
    <Section name={words('tenant.help')}>
      <FactList
        facts={facts.map(([label, lines]) => ({
          label: words(label),
          value: lines.length > 0 ? <Lines lines={[...new Set(lines)]} /> : words('none'),
        }))}
      />
    </Section>
  );
}
