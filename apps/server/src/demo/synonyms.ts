import { saveFirstSynonyms, type SearchTables } from '../modules/search/index.ts';
import type { Database } from '../ports/database.ts';

/** What engineers call things that the standards of the demo call otherwise. */
const rules = `# Anchors and fastenings
glue => adhesive, bonded
bonded, adhesive, chemical
bolt, fastener
post-installed, retrofitted
pull-out, pullout, tensile failure
embedment depth, hef

# Materials
rebar, reinforcing bar
concrete cover, cover depth
rust, corrosion
fr: scellement => cheville à scellement
de: Kleber => Verbunddübel`;

/** Gives the demo's first library some synonyms, unless its administrators have saved any. */
export const seedSynonyms = (database: Database, now: Date, tenant = 'astm'): Promise<void> =>
  saveFirstSynonyms(database.forTenant<Pick<SearchTables, 'search_synonyms'>>(tenant), {
    tenant,
    rules,
    now,
  });
