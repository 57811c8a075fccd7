import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Peer } from '../peer.ts';
import type { Question } from '../questions.ts';
import { fields, sections } from '../records.ts';
import { residentMegabytes } from '../processFigures.ts';
import { plainWords } from '../words.ts';
import { connectSphinx, type SphinxConnection } from './sphinxConnection.ts';
import { attribute, sphinxNumbers } from './sphinxNumbers.ts';

/** Whether Debian's sphinxsearch is installed. */
export const hasSphinx = (): boolean => existsSync('/usr/bin/searchd');

/**
 * Sphinx 2.2, the strongest search server that Debian packages: an index on disk, its English stemmer and BM25, sections
 * as attributes counted by FACET. It is a server of its own: a request includes a trip over a local socket.
 */
export function sphinx(source: string): Peer {
  const folder = mkdtempSync(join(tmpdir(), 'norma-bench-sphinx-'));
  const config = join(folder, 'sphinx.conf');
  let connection: SphinxConnection | undefined;
  let names: ReturnType<typeof sphinxNumbers> | undefined;

  return {
    build: async () => {
      const port = await freePort();
      writeFileSync(config, configuration({ folder, source, port }));
      execFileSync('/usr/bin/indexer', ['--config', config, '--all', '--quiet'], { maxBuffer: 2 ** 28 });
      names = sphinxNumbers(JSON.parse(readFileSync(join(folder, 'numbers.json'), 'utf8')));
      spawn('/usr/bin/searchd', ['--config', config], { stdio: 'ignore' });
      connection = await connected(port);
    },
    search: async (question) => {
      if (!connection || !names) throw new Error('The index is not built yet');
      const numbers = names;
      const [page = [], ...facets] = await connection.search(statements(question, numbers));
      const meta = facets.pop() ?? [];
      const counted: Record<string, number> = {};
      const order = [
        ...sections.filter((name) => !isFiltered(question, name)),
        ...sections.filter((name) => isFiltered(question, name)),
      ];
      for (const [at, name] of order.entries())
        counted[name] = (facets[at] ?? []).reduce((sum, row) => sum + Number(row.at(-1)), 0);
      const total = Number(meta.find(([name]) => name === 'total_found')?.[1] ?? 0);
      return { total, ids: page.map(([id]) => numbers.idOf(Number(id))), counted };
    },
    memory: () => residentMegabytes(Number(readFileSync(join(folder, 'searchd.pid'), 'utf8'))),
    close: async () => {
      connection?.close();
      execFileSync('/usr/bin/searchd', ['--config', config, '--stopwait'], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
}

const isFiltered = ({ filters }: Question, section: string): boolean => (filters[section]?.length ?? 0) > 0;

type Numbers = ReturnType<typeof sphinxNumbers>;

/** The page with the facets that see all filters, a query for each picked section, and then the page's exact total. */
function statements(question: Question, numbers: Numbers): string[] {
  const filtered = sections.filter((name) => isFiltered(question, name));
  const facet = (name: string): string => `facet ${attribute(name)} order by count(*) desc limit 5000`;
  const counting = sections.filter((name) => !filtered.includes(name)).map(facet);
  const options =
    'option max_matches=5000, ranker=bm25, field_weights=(designation=5,title=4,keywords=3,description=2,body=1)';
  const order = question.text === '*' ? 'id asc' : 'weight() desc, id asc';
  const page = `select id from documents where ${condition(question, numbers)} order by ${order} limit 25 ${options}`;
  const others = filtered.map((name) => {
    const filters = Object.fromEntries(Object.entries(question.filters).filter(([other]) => other !== name));
    const where = condition({ ...question, filters }, numbers);
    return `select groupby() as value, count(*) as times from documents where ${where} group by ${attribute(name)} limit 5000 option max_matches=5000, ranker=none`;
  });
  // The total belongs to the last statement, so the page's own comes once more, without ranking and rows.
  const total = `select id from documents where ${condition(question, numbers)} limit 0 option ranker=none`;
  return [[page, ...counting].join(' '), ...others, total, 'show meta'];
}

function condition({ text, filters, entitled }: Question, numbers: Numbers): string {
  const words = plainWords(text);
  const among = (section: string, values: string[]): string =>
    `${attribute(section)} in (${values.map((value) => numbers.numberOf(section, value)).join(',')})`;
  return [
    ...(words.length > 0 ? [`match('${words.join(' ')}*')`] : []),
    ...(entitled ? [among('publisherList', entitled)] : []),
    ...Object.entries(filters).map(([section, values]) => among(section, values)),
    'id > 0',
  ].join(' and ');
}

async function connected(port: number): Promise<SphinxConnection> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await connectSphinx(port);
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(100);
    }
  }
}

/** A port that no one listens on: another run's server must not answer for this one. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const multiple = new Set<string>(['icsCodeList', 'languageList']);

function configuration({ folder, source, port }: { folder: string; source: string; port: number }): string {
  const attributes = sections
    .map((name) =>
      multiple.has(name)
        ? `xmlpipe_attr_multi = ${attribute(name)}`
        : `xmlpipe_attr_uint = ${attribute(name)}`,
    )
    .join('\n');
  const pipe = join(import.meta.dirname, 'sphinxPipe.ts');
  return `
source documents {
  type = xmlpipe2
  xmlpipe_command = ${process.execPath} ${pipe} ${source} ${join(folder, 'numbers.json')}
  ${fields.map((name) => `xmlpipe_field = ${name}`).join('\n')}
  ${attributes}
}
index documents {
  source = documents
  path = ${join(folder, 'documents')}
  morphology = stem_en
  dict = keywords
  min_prefix_len = 2
  docinfo = extern
  charset_table = 0..9, a..z, U+00DF..U+2FFF, U+3000..U+FFEF
}
indexer {
  mem_limit = 512M
  max_xmlpipe2_field = 8M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  pid_file = ${join(folder, 'searchd.pid')}
  log = ${join(folder, 'searchd.log')}
  workers = threads
  binlog_path =
  max_batch_queries = 64
}
`;
}
