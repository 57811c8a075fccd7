import type { BenchDocument } from '../search/records.ts';

/** A question and what answers it, by the documents' names. */
export type Judgement = { kind: string; text: string; grades: Map<string, number> };

/** Reads `judgements.txt`; a document that is not there is a mistake. */
export function judgementsIn(text: string, documents: BenchDocument[]): Judgement[] {
  const families = Map.groupBy(documents, ({ family }) => family);
  const byName = new Map(documents.map((document) => [document.id, document]));
  const judgements: Judgement[] = [];
  let kind = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) kind = line.slice(3);
    if (line === '' || line.startsWith('#')) continue;
    const [question = '', answers = ''] = line.split(' | ');
    judgements.push({ kind, text: question, grades: gradesIn(answers) });
  }
  return judgements;

  function gradesIn(answers: string): Map<string, number> {
    const given = new Map(
      answers.split('; ').map((answer) => {
        const [name = '', grade] = answer.split(' = ');
        if (!byName.has(name)) throw new Error(`The judgements name '${name}', which is not in the library`);
        return [name, Number(grade)];
      }),
    );
    const grades = new Map<string, number>();
    for (const [name, grade] of given)
      if (grade === 3)
        for (const { id } of families.get(byName.get(name)?.family ?? '') ?? []) grades.set(id, 1);
    for (const [name, grade] of given) grades.set(name, grade);
    return grades;
  }
}
